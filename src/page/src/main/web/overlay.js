// @ts-check
/**
 * Draws what explains a step over the grid: chips, links, outlines of houses, and numbers at candidates. The picture is one SVG in units of a cell;
 * it takes no pointer and says nothing to a screen reader, since the panel says the same in words.
 */
import { chipShapes, tag } from './chips.js';
import { curve, outline, rim, slot } from './model/geometry.js';

/** @typedef {import('./model/types.js').Marks} Marks */
/** @typedef {import('./model/types.js').Chip} Chip */
/** @typedef {import('./model/types.js').Spot} Spot */

/**
 * Draws marks into two SVG elements, instead of what was there. Their `viewBox` becomes `0 0 side side`.
 * @param {SVGSVGElement} over chips and links, above the digits
 * @param {SVGSVGElement} under the colours of the cells that matter, below the digits
 * @param {Marks | null} marks what to draw, or nothing
 * @param {number} side the number of rows
 */
export function drawOverlay(over, under, marks, side) {
  for (const svg of [over, under]) {
    svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('focusable', 'false');
  }
  over.replaceChildren(...(marks === null ? [] : drawn(marks, side)));
  under.replaceChildren(...washes(marks?.chips ?? [], side));
}

/**
 * The colours of the cells that matter: those of the pattern, by set where there are several, and those where something changes.
 * @param {Chip[]} chips
 * @param {number} side
 */
function washes(chips, side) {
  /** @type {Map<number, string>} */
  const kinds = new Map();
  for (const chip of chips) {
    const kind = chip.shape === 'set' ? `set-${chip.letter}` : chip.change === 'removed' && chip.shape === 'plain' ? 'removed' : 'pattern';
    if (kind !== 'removed' || !kinds.has(chip.cell)) {
      kinds.set(chip.cell, chip.change === 'placed' ? 'placed' : kind);
    }
  }
  return [...kinds].map(([cell, kind]) =>
    tag('rect', { class: `ov-wash ov-wash-${kind}`, x: cell % side, y: Math.floor(cell / side), width: 1, height: 1 }));
}

/**
 * @param {Marks} marks
 * @param {number} side
 * @returns {SVGElement[]}
 */
function drawn(marks, side) {
  const chips = marks.chips ?? [];
  return [
    ...(marks.houses ?? []).map((house, index) => houseShape(house.cells, house.kind, side, index)),
    ...(marks.heatCells ?? []).flatMap((heat) => heatCell(heat, side)),
    ...(marks.heat ?? []).flatMap((heat) => heatMark(heat, side)),
    ...(marks.links ?? []).flatMap((link) => [groupShape(link.from, side), groupShape(link.to, side)]).flat(),
    ...chips.flatMap((chip) => chipShapes(chip, side)),
    ...(marks.links ?? []).flatMap((link) => linkShapes(link, chips, side)),
  ];
}

/**
 * @param {number[]} cells
 * @param {string} kind
 * @param {number} side
 * @param {number} index
 */
function houseShape(cells, kind, side, index) {
  const inset = kind === 'cover' ? 0.055 : 0.02;
  return tag('path', { class: `ov-house ov-house-${kind} ov-house-${index}`, d: outline(cells, side, inset) });
}

/**
 * The frame around the candidates of a node that is a group.
 * @param {Spot[]} spots
 * @param {number} side
 */
function groupShape(spots, side) {
  if (spots.length < 2) {
    return [];
  }
  const points = spots.map((one) => slot(one.cell, one.digit, side));
  const radius = rim(side) * 1.25;
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
 * @param {number} side
 */
function linkShapes(link, chips, side) {
  const ends = nearest(link.from, link.to, side);
  if (ends === null) {
    return [];
  }
  const others = chips.map((chip) => slot(chip.cell, chip.digit, side));
  const isInside = ends.from.cell === ends.to.cell;
  const { d, head } = curve(slot(ends.from.cell, ends.from.digit, side), slot(ends.to.cell, ends.to.digit, side), rim(side), isInside, others, side);
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
 * @param {number} side
 */
function nearest(from, to, side) {
  /** @type {{from: Spot, to: Spot} | null} */
  let best = null;
  let least = Infinity;
  for (const a of from) {
    for (const b of to) {
      const p = slot(a.cell, a.digit, side);
      const q = slot(b.cell, b.digit, side);
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
 * @param {number} side
 */
function heatMark(heat, side) {
  const { x, y } = slot(heat.cell, heat.digit, side);
  const columns = Math.ceil(Math.sqrt(side));
  const size = 0.94 / columns;
  return [
    tag('rect', { class: `ov-heat ${heatClass(heat.share)}`, x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 0.03 }),
    tag('text', { class: 'ov-heat-text', x, y, 'font-size': (heat.text.length > 2 ? 0.46 : 0.58) * size, text: heat.text }),
  ];
}

/**
 * @param {import('./model/types.js').HeatCell} heat
 * @param {number} side
 */
function heatCell(heat, side) {
  const x = heat.cell % side;
  const y = Math.floor(heat.cell / side);
  return [
    tag('rect', { class: `ov-heat ${heatClass(heat.share)}`, x: x + 0.05, y: y + 0.05, width: 0.9, height: 0.9, rx: 0.06 }),
    tag('text', { class: 'ov-heat-text', x: x + 0.5, y: y + 0.5, 'font-size': heat.text.length > 4 ? 0.22 : 0.3, text: heat.text }),
  ];
}
