// @ts-check
/** Turns an SVG picture into a PNG by the browser's canvas. */

/**
 * A picture as PNG.
 * @param {string} svg
 * @param {number} width in pixels; the height follows
 * @returns {Promise<Blob>}
 */
export async function picturePng(svg, width) {
  const address = URL.createObjectURL(new Blob([sized(svg, width)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const paper = canvas.getContext('2d');
    if (paper === null) {
      throw new Error('no canvas');
    }
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * The SVG with a width in pixels, so that every browser draws it sharply.
 * @param {string} svg
 * @param {number} width
 */
function sized(svg, width) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const box = (parsed.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const height = box.length === 4 && (box[2] ?? 0) > 0 ? Math.round((width * (box[3] ?? 1)) / (box[2] ?? 1)) : width;
  parsed.setAttribute('width', String(width));
  parsed.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(parsed);
}
