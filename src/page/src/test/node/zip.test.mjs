// Zip archives: what the page writes it reads again, and so do programs; damage is told.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, decoded, unzip, zip } from '../../main/web/panels/zip.js';

const FILES = [{ name: 'README', text: 'Wörter\n'.repeat(500) }, { name: 'empty.txt', text: '' }, { name: 'puzzle.txt', text: '1...............\n' }];

const bytesOf = async (/** @type {Blob} */ blob) => new Uint8Array(await blob.arrayBuffer());

test('the check value of the standard', () => {
  assert.equal(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
});

test('an archive has the same files again, and the same bytes each time', async () => {
  const archive = await zip(FILES);
  const texts = await unzip(archive, FILES.map((file) => file.name), 10_000);
  assert.deepEqual([...texts].map(([name, text]) => ({ name, text })), FILES);
  assert.deepEqual([...(await unzip(archive, ['puzzle.txt', 'other'], 100)).keys()], ['puzzle.txt']);
  assert.deepEqual(await bytesOf(archive), await bytesOf(await zip(FILES)));
});

test('Python reads an archive, and is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip'));
  try {
    const path = join(folder, 'a.zip');
    writeFileSync(path, await bytesOf(await zip(FILES)));
    const script = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; sys.stdout.write(z.read("README").decode())';
    assert.equal(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }), FILES[0]?.text);
    const writer = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1], "w"); z.writestr("puzzle.txt", "12\\n"); z.close()';
    execFileSync('python3', ['-c', writer, path]);
    assert.equal((await unzip(new Blob([readFileSync(path)]), ['puzzle.txt'], 100)).get('puzzle.txt'), '12\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('damage, repeated names and lengths beyond the limit are errors', async () => {
  const archive = await bytesOf(await zip(FILES));
  for (let end = 0; end < archive.length; end += 7) {
    await assert.rejects(unzip(new Blob([archive.slice(0, end)]), ['README'], 10_000), RangeError);
  }
  const changed = archive.slice();
  changed[40] = /** @type {number} */ (changed[40]) ^ 1;
  await assert.rejects(unzip(new Blob([changed]), ['README'], 10_000));
  await assert.rejects(unzip(await zip([...FILES, ...FILES]), ['README'], 10_000), /twice README/);
  await assert.rejects(unzip(new Blob([archive]), ['README'], 100), /too long/);
});

test('a binary proof has a character for each byte, a text is UTF-8', () => {
  const bytes = Uint8Array.from({ length: 10_000 }, (_, i) => i % 256);
  assert.deepEqual([...decoded(bytes)].map((c) => c.codePointAt(0)), [...bytes]);
  assert.equal(decoded(new TextEncoder().encode('1 2 0\n# \u00fc')), '1 2 0\n# \u00fc');
});
