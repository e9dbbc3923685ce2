// @ts-check
// Icons: lines on a square of 24, in the colour of the text. Each stands next to or above the name of its button, so readers skip it.

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, string>} */
const PATHS = {
  new: 'M5 5h14v14H5zM12 8.5v7M8.5 12h7',
  paste: 'M9 5H6v15h12V5h-3M9 3.5h6v3H9zM9 11h6M9 15h4',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  change: 'M5 19l1-4L16 5l3 3L9 18zM13.5 7.5l3 3',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  remove: 'M6 6l12 12M18 6L6 18',
  hint: 'M9 17c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5zM9.5 20.5h5',
  erase: 'M8 6h12v12H8l-5-6zM11 9.5l5 5M16 9.5l-5 5',
};

/** @param {string} name @returns {SVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon-lines');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name] || '');
  svg.append(path);
  return svg;
}
