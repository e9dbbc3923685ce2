// What the pen draws: lines between neighbours, and marks in cells.

import assert from 'node:assert/strict';
import test from 'node:test';
import { frozen, load } from './page.mjs';

const { square } = await load('model/layout.js');
const { actions, newGame } = await load('model/actions.js');
const { straight } = await load('model/movement.js');
const { lineBetween, linesOf, markOf } = await load('model/pen.js');

const BLANK = frozen(newGame('box 2x2', square(4)));

/** @param {any} game @param {number[]} cells @param {number} [colour] */
const drawn = (game, cells, colour = 0) => frozen(actions.pen(game, { cells, colour }));

/** @param {any} game @returns {number[][]} cells and colours */
const lines = (game) => linesOf(game.pen, square(4)).map((/** @type {any} */ { from, to, colour }) => [from, to, colour]);

test('each cell has a line to each of its eight neighbours, and to no other cell', () => {
  for (let cell = 0; cell < 16; cell++) {
    const near = [...Array(16).keys()].filter((other) => lineBetween(cell, other, square(4)));
    const expected = [...Array(16).keys()].filter((other) => other !== cell && straight(cell, other, square(4)).length === 2);
    assert.deepEqual(near, expected);
    near.forEach((other) => assert.deepEqual(lines(drawn(BLANK, [cell, other], 8)), [[Math.min(cell, other), Math.max(cell, other), 9]]));
  }
});

test('a stroke draws all of its lines, and the same stroke removes them, in either direction', () => {
  const once = drawn(BLANK, [0, 1, 6, 9]);
  assert.deepEqual(lines(once), [[0, 1, 1], [1, 6, 1], [6, 9, 1]]);
  assert.deepEqual(drawn(once, [9, 6, 1, 0]), BLANK);
  assert.deepEqual(lines(drawn(once, [9, 6])), [[0, 1, 1], [1, 6, 1]]);
  assert.deepEqual(lines(drawn(once, [6, 9, 13])).length, 4);
});

test('a stroke in another colour takes the place of the first', () => {
  assert.deepEqual(lines(drawn(drawn(BLANK, [5, 10]), [10, 5], 3)), [[5, 10, 4]]);
});

test('a mark is a circle, then a cross, then gone, and leaves lines alone', () => {
  let game = drawn(BLANK, [5, 6], 2);
  for (const expected of [{ shape: 'circle', colour: 5 }, { shape: 'cross', colour: 5 }, null]) {
    game = drawn(game, [5], 4);
    assert.deepEqual(markOf(game.pen[5]), expected);
  }
  assert.deepEqual(game, drawn(BLANK, [5, 6], 2));
});

test('the pen erases what reaches a cell, then what other modes do', () => {
  const game = actions.digit(drawn(drawn(drawn(BLANK, [0, 5, 10]), [5]), [2, 3]), { cells: [5], digit: 3 });
  const next = actions.erase(game, { cells: [5], mode: 'pen' });
  assert.deepEqual(lines(next), [[2, 3, 1]]);
  assert.equal(next.pen[5], 0);
  assert.equal(actions.erase(next, { cells: [5], mode: 'pen' }).digits[5], 0);
  assert.equal(actions.erase(game, { cells: [5], mode: 'digit' }).pen, game.pen);
  assert.deepEqual(actions.clearPen(drawn(BLANK, [0, 1])), BLANK);
  assert.deepEqual(actions.restart(drawn(BLANK, [0, 1])), BLANK);
});

test('lines that would leave the grid are none', () => {
  assert.deepEqual(linesOf([...new Array(15).fill(0), 9999], square(4)), []);
  assert.deepEqual(linesOf([0, 0, 0, 1111, ...new Array(12).fill(0)], square(4)).map((/** @type {any} */ { to }) => to), [7, 6]);
});

test('the straight way leads along a diagonal first, or in steps', () => {
  assert.deepEqual(straight(0, 15, square(4)), [0, 5, 10, 15]);
  assert.deepEqual(straight(12, 3, square(4)), [12, 9, 6, 3]);
  assert.deepEqual(straight(4, 7, square(4)), [4, 5, 6, 7]);
  assert.equal(straight(0, 7, square(4)).length, 4);
  assert.deepEqual(straight(6, 6, square(4)), [6]);
});
