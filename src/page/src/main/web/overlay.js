// @ts-check
/**
 * Draws what explains a step over the grid: chips, links, outlines of houses, and numbers at candidates. The picture is one SVG in units of a cell;
 * it takes no pointer and says nothing to a screen reader, since the panel says the same in words.
 */
import { chipShapes, tag } from './chips.js';
import { curve, outline, rim, slot } from './model/geometry.js';
import { markColumns } from './model/layout.js';

/** @typedef {import('./model/types.js').Marks} Marks */
/** @typedef {import('./model/types.js').Chip} Chip */
/** @typedef {import('./model/types.js').Spot} Spot */
/** @typedef {import('./model/layout.js').Size} Size */

/**
 * Draws marks into two SVG elements, instead of what was there. Their `viewBox` becomes that of the grid.
 * @param {SVGSVGElement} over chips and links, above the digits
 * @param {SVGSVGElement} under the colours of the cells that matter, below the digits
 * @param {Marks | null} marks what to draw, or nothing
 * @param {Size} size
 */
export function drawOverlay(over, under, marks, size) {
  for (const svg of [over, under]) {
    svg.setAttribute('viewBox', `0 0 ${size.columns} ${size.rows}`);
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('focusable', 'false');
  }
  over.replaceChildren(...(marks === null ? [] : drawn(marks, size)));
  under.replaceChildren(...washes(marks?.chips ?? [], size));
}

/**
 * The colours of the cells that matter: those of the pattern, by set where there are several, and those where something changes.
 * @param {Chip[]} chips
 * @param {Size} size
 */
function washes(chips, { columns }) {
  /** @type {Map<number, string>} */
  const kinds = new Map();
  for (const chip of chips) {
    const kind = chip.shape === 'set' ? `set-${chip.letter}` : chip.change === 'removed' && chip.shape === 'plain' ? 'removed' : 'pattern';
    if (kind !== 'removed' || !kinds.has(chip.cell)) {
      kinds.set(chip.cell, chip.change === 'placed' ? 'placed' : kind);
    }
  }
  return [...kinds].map(([cell, kind]) =>
    tag('rect', { class: `ov-wash ov-wash-${kind}`, x: cell % columns, y: Math.floor(cell / columns), width: 1, height: 1 }));
}

/**
 * @param {Marks} marks
 * @param {Size} size
 * @returns {SVGElement[]}
 */
function drawn(marks, size) {
  const chips = marks.chips ?? [];
  return [
    ...(marks.houses ?? []).map((house, index) => houseShape(house.cells, house.kind, size, index)),
    ...(marks.heatCells ?? []).flatMap((heat) => heatCell(heat, size)),
    ...(marks.heat ?? []).flatMap((heat) => heatMark(heat, size)),
    ...(marks.links ?? []).flatMap((link) => [groupShape(link.from, size), groupShape(link.to, size)]).flat(),
    ...chips.flatMap((chip) => chipShapes(chip, size)),
    ...(marks.links ?? []).flatMap((link) => linkShapes(link, chips, size)),
  ];
}

/**
 * @param {number[]} cells
 * @param {string} kind
 * @param {Size} size
 * @param {number} index
 */
function houseShape(cells, kind, size, index) {
  const inset = kind === 'cover' ? 0.055 : 0.02;
  return tag('path', { class: `ov-house ov-house-${kind} ov-house-${index}`, d: outline(cells, size, inset) });
}

/**
 * The frame around the candidates of a node that is a group.
 * @param {Spot[]} spots
 * @param {Size} size
 */
function groupShape(spots, size) {
  if (spots.length < 2) {
    return [];
  }
  const points = spots.map((one) => slot(one.cell, one.digit, size));
  const radius = rim(size) * 1.25;
  const left = Math.min(...points.map((point) => point.x)) - radius;
  const top = Math.min(...points.map((point) => point.y)) - radius;
  const width = Math.max(...points.map((point) => point.x)) + radius - left;
  const height = Math.max(...points.map((point) => point.y)) + radius - top;
  return [tag('rect', { class: 'ov-group', x: left, y: top, width, height, rx: radius })];
}

/**
 * A link with its arrow head; between groups it joins the nearest two candidates.
 * @param {import('./model/types.js').LinkMark} link
 * @param {Chip[]} chips
 * @param {Size} size
 */
function linkShapes(link, chips, size) {
  const ends = nearest(link.from, link.to, size);
  if (ends === null) {
    return [];
  }
  const others = chips.map((chip) => slot(chip.cell, chip.digit, size));
  const isInside = ends.from.cell === ends.to.cell;
  const { d, head } = curve(slot(ends.from.cell, ends.from.digit, size), slot(ends.to.cell, ends.to.digit, size), rim(size), isInside, others, size);
  const kind = link.strong ? 'strong' : 'weak';
  return [
    tag('path', { class: 'ov-link-halo', d }),
    tag('path', { class: `ov-link ov-link-${kind}`, d }),
    tag('path', { class: 'ov-head', d: head }),
  ];
}

/**
 * @param {Spot[]} from
 * @param {Spot[]} to
 * @param {Size} size
 */
function nearest(from, to, size) {
  /** @type {{from: Spot, to: Spot} | null} */
  let best = null;
  let least = Infinity;
  for (const a of from) {
    for (const b of to) {
      const p = slot(a.cell, a.digit, size);
      const q = slot(b.cell, b.digit, size);
      const length = Math.hypot(p.x - q.x, p.y - q.y);
      if (length < least) {
        least = length;
        best = { from: a, to: b };
      }
    }
  }
  return best;
}

/**
 * The colour of a share, in five steps so that the style sheet has it.
 * @param {number} share
 */
function heatClass(share) {
  return share >= 1 ? 'ov-heat-all' : `ov-heat-${Math.min(4, Math.floor(share * 5))}`;
}

/**
 * @param {import('./model/types.js').HeatMark} heat
 * @param {Size} grid
 */
function heatMark(heat, grid) {
  const { x, y } = slot(heat.cell, heat.digit, grid);
  const size = 0.94 / markColumns(grid.side);
  return [
    tag('rect', { class: `ov-heat ${heatClass(heat.share)}`, x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 0.03 }),
    tag('text', { class: 'ov-heat-text', x, y, 'font-size': (heat.text.length > 2 ? 0.46 : 0.58) * size, text: heat.text }),
  ];
}

/**
 * @param {import('./model/types.js').HeatCell} heat
 * @param {Size} size
 */
function heatCell(heat, { columns }) {
  const x = heat.cell % columns;
  const y = Math.floor(heat.cell / columns);
  return [
    tag('rect', { class: `ov-heat ${heatClass(heat.share)}`, x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, rx: 0.06 }),
    tag('text', { class: 'ov-heat-text', x: x + 0.5, y: y + 0.5, 'font-size': heat.text.length > 4 ? 0.22 : 0.3, text: heat.text }),
  ];
}
