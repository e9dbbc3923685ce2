// Layouts, movement, and where things are drawn.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load, Random } from './page.mjs';

const layout = await load('model/layout.js');
const { moved, rectangle } = await load('model/movement.js');
const { square } = layout;
const notation = await load('model/notation.js');
const { areLines, borders, curve, outline, rim, slot } = await load('model/geometry.js');

const SIDES = [1, 2, 4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

test('digits are written and read alike', () => {
  for (const side of SIDES) {
    const digits = Array.from({ length: side * side }, (_, cell) => cell % (side + 1));
    assert.deepEqual(layout.digitsOf(layout.lineOf(digits), square(side)), digits);
    assert.deepEqual(notation.digitsOf(layout.lineOf(digits)), digits);
  }
  assert.equal(layout.digitOf('a'), 10);
  assert.equal(layout.digitOf('0') + layout.digitOf('') + layout.digitOf('12'), 0);
  assert.equal(layout.symbol(0), '');
  assert.deepEqual(layout.digitsOf('9x', square(4)).slice(0, 2), [0, 0]);
});

test('marks are written and read alike', () => {
  const random = new Random(1);
  for (const side of SIDES) {
    const masks = Array.from({ length: side * side }, () => random.next(2 ** side));
    const text = layout.marksText(masks);
    assert.deepEqual(layout.masksOf(text, square(side)), masks);
    assert.deepEqual(notation.marksOf(text.replaceAll('-', '')), masks);
  }
  assert.deepEqual(layout.masksOf('12,,-', square(2)), [3, -1, 0, -1]);
});

test('cells and candidates are named and read alike', () => {
  for (const side of SIDES) {
    for (let cell = 0; cell < side * side; cell++) {
      const name = layout.cellName(cell, square(side));
      assert.equal(layout.cellIndex(name, square(side)), cell);
      assert.equal(notation.cellNumber(name, square(side)), cell);
      assert.deepEqual(notation.spot(`${name}<>${side}`, square(side)), { cell, digit: side });
    }
    assert.equal(notation.cellNumber(`r1c${side + 1}`, square(side)), -1);
    assert.equal(notation.spot(`r1c1=${side + 1}`, square(side)), null);
  }
  assert.deepEqual(notation.spots(['r1c1=2', 'r1c1', 'r9c9<>9', 'r9c9<>10'], square(9)), [{ cell: 0, digit: 2 }, { cell: 80, digit: 9 }]);
  assert.equal(notation.written('r1c2<>12'), 'r1c2<>C');
});

test('a grid can be drawn from the text of its layout', () => {
  for (const [text, side] of [['box 3x3', 9], ['BOX 2 x 5; rule diagonals', 10], ['  box 5×5', 25], ['regions 1122112233443344', 4], ['box 1x1', 1]]) {
    const found = layout.sketch(text);
    assert.equal(found.side, side);
    const sizes = new Map();
    found.regions.forEach((/** @type {number} */ region) => sizes.set(region, (sizes.get(region) ?? 0) + 1));
    assert.deepEqual([...sizes.values()], new Array(side).fill(side));
  }
  for (const [text, ...size] of [['grid 6x8 box 2x4', 8, 6, 8], ['grid 4x7; killer 5 r1c1 r1c2', 7, 4, 7], ['box 3x3; digits 0-9', 10, 9, 9], ['box 3x3; killer 5 r1c1; digits 1-12', 12, 9, 9],
    ['grid 2x3 regions 11.111', 5, 2, 3], ['box 2x2; rule doublers', 8, 4, 4]]) {
    const found = layout.sketch(text);
    assert.deepEqual([found.side, found.rows, found.columns], size, text);
    assert.equal(found.regions.length, found.rows * found.columns);
  }
  assert.deepEqual(layout.sketch('grid 2x4 box 2x2').regions, [0, 0, 1, 1, 0, 0, 1, 1]);
  assert.deepEqual(layout.sketch('grid 2x3 regions 11.111').regions, [0, 0, -1, 0, 0, 0]);
  for (const text of ['grid 0x3', 'grid 30x2', 'grid 6x8 regions 11', 'box 5x5; rule doublers', 'box 3x3; digits 0-30', '', 'rule diagonals', 'box 6x6', 'box 0x3', 'regions 112', 'regions']) {
    assert.equal(layout.sketch(text), null, text);
  }
});

/** An answer to the command `layout`, with two houses and a pair. */
const ANSWER = {
  layout: 'box 2x2; killer 5 r1c1 r1c2; rule anti-king', ...layout.square(4), regions: layout.boxes(2, 2),
  houses: [{ name: 'row 1', kind: 'row', cells: [0, 1, 2, 3] }, { name: 'box 1', kind: 'box', cells: ['r1c1', 'r1c2', 'r2c1', 'r2c2'] }], pairs: [[3, 6]],
  rules: [{ name: 'killer cage 5 at r1c1', label: 'killer cage 5: r1c1, r1c2', text: 'killer 5 r1c1 r1c2', drawn: 'cells', cells: [0, 1] }, { name: 'anti-king' }] };

test('peers are those of houses and pairs, each way', () => {
  const { peers, known, rules } = layout.geometry(ANSWER);
  assert.deepEqual(peers.slice(0, 7), [[1, 2, 3, 4, 5], [0, 2, 3, 4, 5], [0, 1, 3], [0, 1, 2, 6], [0, 1, 5], [0, 1, 4], [3]]);
  peers.forEach((/** @type {number[]} */ all, /** @type {number} */ cell) => all.forEach((peer) => assert.ok(peers[peer].includes(cell))));
  assert.ok(known);
  assert.deepEqual(rules.map((/** @type {any} */ rule) => [rule.kind, rule.label]), [['killer', 'killer cage 5: r1c1, r1c2'], ['anti-king', 'anti-king']]);
});

test('digits clash with equal ones among their peers, and exclude their candidates', () => {
  const shape = layout.geometry(ANSWER);
  const digits = new Array(16).fill(0);
  Object.assign(digits, { 0: 2, 3: 2, 6: 2, 15: 2 });
  assert.deepEqual([...layout.conflicts(shape, digits)], [[0, [3]], [3, [0, 6]], [6, [3]]]);
  const open = layout.possible(shape, digits);
  assert.equal(open[0], 0);
  assert.equal(open[1], 0b1101);
  assert.equal(open[15] + open[14], 0b1111);
});

test('keys lead around the edges and back', () => {
  const opposite = { ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown' };
  for (const side of SIDES) {
    for (let cell = 0; cell < side * side; cell++) {
      for (const [one, other] of Object.entries(opposite)) {
        assert.equal(moved(other, moved(one, cell, square(side), false), square(side), false), cell);
        let at = cell;
        for (let i = 0; i < side; i++) {
          at = moved(one, at, square(side), i % 2 === 0);
        }
        assert.equal(at, cell);
      }
      assert.equal(moved('End', moved('Home', cell, square(side), false), square(side), false), Math.floor(cell / side) * side + side - 1);
    }
    assert.equal(moved('Home', side, square(side), true), 0);
    assert.equal(moved('End', 0, square(side), true), side * side - 1);
    assert.equal(moved('Enter', 0, square(side), false), -1);
  }
  assert.equal(moved('ArrowUp', 2, square(9), false), 74);
});

test('a rectangle has its cells once, from one corner to the other', () => {
  for (const side of [4, 6]) {
    for (let from = 0; from < side * side; from++) {
      for (let to = 0; to < side * side; to++) {
        const cells = rectangle(from, to, square(side));
        assert.equal(cells[0], from);
        assert.equal(cells[cells.length - 1], to);
        const [high, wide] = [Math.abs(Math.floor(from / side) - Math.floor(to / side)) + 1, Math.abs((from % side) - (to % side)) + 1];
        assert.equal(new Set(cells).size, high * wide);
        assert.equal(cells.length, high * wide);
        assert.deepEqual(cells, rectangle(to, from, square(side)).reverse());
      }
    }
  }
});

test('candidates have places of their own within their cell, where pencil marks stand as well', () => {
  for (const side of SIDES) {
    const cell = side * side - 1;
    const places = Array.from({ length: side }, (_, i) => slot(cell, i + 1, square(side)));
    const radius = rim(square(side));
    places.forEach((place, i) => {
      assert.ok(place.x - radius >= side - 1 && place.x + radius <= side && place.y - radius >= side - 1 && place.y + radius <= side, `side ${side}`);
      places.slice(i + 1).forEach((other) => assert.ok(Math.hypot(place.x - other.x, place.y - other.y) > radius, `side ${side}`));
      const mark = layout.markPlace(side, i + 1);
      assert.ok(Math.abs(mark.x - (place.x - side + 1)) < 1e-9 && Math.abs(mark.y - (place.y - side + 1)) < 1e-9);
    });
  }
});

/** @param {string} path @returns {number[]} */
const numbersOf = (path) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('a link keeps clear of other chips if it can, and does not leave the grid', () => {
  const side = 9;
  const [from, between, to] = [slot(0, 5, square(side)), slot(1, 5, square(side)), slot(2, 5, square(side))];
  const bent = curve(from, to, rim(square(side)), false, [from, between, to], square(side));
  const height = numbersOf(bent.d)[3];
  assert.ok(Math.abs(height - 0.5) > rim(square(side)));
  const random = new Random(2);
  for (let i = 0; i < 300; i++) {
    const points = Array.from({ length: 6 }, () => slot(random.next(81), 1 + random.next(9), square(side)));
    const { d, head } = curve(points[0], points[1], rim(square(side)), false, points, square(side));
    [...numbersOf(d).slice(0, 2), ...numbersOf(d).slice(4), ...numbersOf(head)].forEach((value) => assert.ok(value > -0.2 && value < side + 0.2, d + head));
  }
});

test('a link within a cell is seen beside its chips, and stays in the cell', () => {
  for (const side of [4, 9, 16]) {
    for (let pair = 0; pair < side * side; pair++) {
      const [a, b] = [1 + Math.floor(pair / side), 1 + (pair % side)];
      if (a === b) {
        continue;
      }
      const [from, to] = [slot(side + 1, a, square(side)), slot(side + 1, b, square(side))];
      const [x, y, bendX, bendY, endX, endY] = numbersOf(curve(from, to, rim(square(side)), true, [from, to], square(side)).d);
      assert.ok(Math.hypot(endX - x, endY - y) > rim(square(side)) * 0.7, `${a} to ${b} of ${side}`);
      for (const middle of [(x + 2 * bendX + endX) / 4, (y + 2 * bendY + endY) / 4]) {
        assert.ok(middle > 1 && middle < 2, `${a} to ${b} of ${side}`);
      }
    }
  }
});

test('borders are between two regions, and lines within one', () => {
  for (const [rows, columns] of [[3, 3], [2, 5], [4, 4]]) {
    const side = rows * columns;
    const { thin, thick } = borders({ ...square(side), regions: layout.boxes(rows, columns) });
    const count = (/** @type {string} */ path) => path.split('M').length - 1;
    assert.equal(count(thin) + count(thick), 2 * side * (side - 1));
    assert.equal(count(thick), side * (rows - 1) + side * (columns - 1));
  }
});

test('an outline goes around its cells and not between them', () => {
  const lines = (/** @type {number[]} */ cells) => outline(cells, square(9), 0.1).split('M').length - 1;
  assert.equal(lines([0]), 4);
  assert.equal(lines([0, 1, 9, 10]), 8);
  assert.equal(lines([0, 80]), 8);
  assert.equal(lines([...new Array(81).keys()]), 36);
});

test('numbers are short and never rounded to nothing or to everything', () => {
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(notation.percent), ['0', '<1', '50', '>99', '100']);
  assert.deepEqual(['9999', '12345', '1234567', '670903', '6670903752021072936960'].map(notation.brief), ['9999', '12k', '1.2M', '670k', '6.6e21']);
  assert.equal(notation.share('1', '3'), 0.333333);
  assert.equal(notation.share('1', '0'), 0);
  assert.equal(notation.grouped('6670903752021072936960', 'en'), '6,670,903,752,021,072,936,960');
});

test('a Latin square has no borders inside, because its boxes are its rows or columns', () => {
  const rows = [0, 0, 1, 1];
  const columns = [0, 1, 0, 1];
  for (const regions of [rows, columns]) {
    assert.equal(areLines({ columns: 2, regions }), true);
    assert.equal(borders({ ...square(2), regions }).thick, '');
  }
  const boxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
  assert.equal(areLines({ columns: 4, regions: boxes }), false);
  assert.match(borders({ ...square(4), regions: boxes }).thick, /M2 0v1/);
});
