// The puzzles to try.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './page.mjs';

const { LIST } = await load('dialogs/list.js');

test('the easy puzzle has as many givens as easy puzzles that are made', () => {
  const easy = LIST.find((/** @type {{title: string}} */ { title }) => title === 'list.easy');
  const { length } = easy.givens.replaceAll('.', '');
  assert.equal(easy.givens.length, 81);
  assert.ok(length >= 36 && length <= 40, String(length));
});
