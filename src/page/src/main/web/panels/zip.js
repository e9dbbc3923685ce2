// @ts-check
/**
 * Zip archives of a few text files: written with one fixed time, so that the same files make the same archive in one browser; read as far as the names ask.
 * The browser compresses. Format: PKWARE, .ZIP File Format Specification 6.3, sections 4.3 and 4.4.
 */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** The version of the format that compression needs. */
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1 January 1980. */
const DATE = 0x21;
/** The longest comment after the end. */
const LONGEST_COMMENT = 0xffff;

/** @type {Uint32Array | null} */
let table = null;

/** @returns {Uint32Array} the remainders of all bytes */
function remainders() {
  if (table === null) {
    table = new Uint32Array(256);
    for (let byte = 0; byte < 256; byte++) {
      let value = byte;
      for (let bit = 0; bit < 8; bit++) {
        value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
      }
      table[byte] = value;
    }
  }
  return table;
}

/** @param {Uint8Array} bytes @returns {number} their CRC-32 */
export function crc32(bytes) {
  const known = remainders();
  let value = ~0;
  for (const byte of bytes) {
    value = (value >>> 8) ^ /** @type {number} */ (known[(value ^ byte) & 0xff]);
  }
  return ~value >>> 0;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {ReadableWritablePair} through
 * @param {number} [most] the most bytes of the result
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function piped(bytes, through, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * The fields that an entry has both before its data and in the directory.
 * @param {DataView} view
 * @param {number} at
 * @param {{crc: number, packed: Uint8Array, size: number, name: Uint8Array}} entry
 */
function common(view, at, entry) {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 4, DEFLATED, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.packed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, entry.name.length, true);
}

/**
 * Packs text files.
 * @param {{name: string, text: string}[]} files
 * @returns {Promise<Blob>}
 */
export async function zip(files) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const directory = [];
  let offset = 0;
  for (const file of files) {
    const bytes = new TextEncoder().encode(file.text);
    const packed = await piped(bytes, new CompressionStream('deflate-raw'));
    const entry = { crc: crc32(bytes), packed, size: bytes.length, name: new TextEncoder().encode(file.name) };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, LOCAL, true);
    common(local, 4, entry);
    const central = new DataView(new ArrayBuffer(46));
    central.setUint32(0, CENTRAL, true);
    central.setUint16(4, VERSION, true);
    common(central, 6, entry);
    central.setUint32(42, offset, true);
    parts.push(new Uint8Array(local.buffer), entry.name, packed);
    directory.push(new Uint8Array(central.buffer), entry.name);
    offset += 30 + entry.name.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, directory.reduce((sum, part) => sum + part.length, 0), true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, new Uint8Array(end.buffer)], { type: 'application/zip' });
}

/** @param {DataView} view @returns {number} where the end of the directory is, or -1 */
function endOf(view) {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END) {
      return at;
    }
  }
  return -1;
}

/**
 * Reads text files of an archive.
 * @param {Blob} archive
 * @param {string[]} names those that are wanted; others are passed over
 * @param {number} most the most bytes of one file
 * @returns {Promise<Map<string, string>>} the texts by name
 * @throws {RangeError} if it is no archive, or a damaged one, has a name twice, or a file is too long
 */
export async function unzip(archive, names, most) {
  const buffer = await archive.arrayBuffer();
  const view = new DataView(buffer);
  const end = endOf(view);
  if (end < 0) {
    throw new RangeError('no archive');
  }
  /** @type {Map<string, string>} */
  const texts = new Map();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) {
      throw new RangeError('damaged');
    }
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, length));
    if (names.includes(name)) {
      if (texts.has(name)) {
        throw new RangeError(`twice ${name}`);
      }
      texts.set(name, await textOf(view, at, most));
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return texts;
}

/**
 * @param {DataView<ArrayBuffer>} view
 * @param {number} at where the directory describes the file
 * @param {number} most
 */
async function textOf(view, at, most) {
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const bytes = new Uint8Array(view.buffer, from, packed);
  const text = method === 0 ? bytes : await piped(bytes, new DecompressionStream('deflate-raw'), most);
  if (crc32(text) !== view.getUint32(at + 16, true)) {
    throw new RangeError('damaged');
  }
  return decoded(text);
}

/** @param {Uint8Array} bytes @returns {string} their text; if there is a 0 among them, as only binary proofs have, a character for each byte */
export function decoded(bytes) {
  if (!bytes.includes(0)) {
    return new TextDecoder().decode(bytes);
  }
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return text;
}
