// The list of keys is true for the grid.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from './page.mjs';

const { countFrom, digitOf, square } = await load('model/layout.js');
const { createKeys } = await load('keys.js');
const { keysOf } = await load('dialogs/keys.js');

/** @param {number} side @returns {(init: {key: string, code: string, ctrlKey?: boolean, shiftKey?: boolean}) => string} what a press of a key does: a digit in a mode, or erase */
function keyboard(side) {
  /** @type {(event: any) => void} */
  let press = () => {};
  let done = '';
  const element = class {};
  Object.assign(globalThis, { HTMLElement: element, HTMLSelectElement: element, document: {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => { press = listener; }, querySelector: () => null, activeElement: null } });
  createKeys(/** @type {any} */ ({
    store: { mode: 'digit', cursor: 0, selection: new Set([0]), undo: () => {} }, layout: square(side), settings: { letters: true }, actions: {}, grid: { hasFocus: true }, pen: { isOn: false },
    entry: { erase: () => { done = 'erase'; }, enter: (/** @type {number} */ digit, /** @type {string} */ mode) => { done = `${mode} ${digit}`; } } }));
  let time = 0;
  return (init) => {
    done = '';
    press({ ctrlKey: false, shiftKey: false, metaKey: false, altKey: false, timeStamp: time += 10_000, getModifierState: () => false, preventDefault: () => {}, ...init });
    return done;
  };
}

for (const [name, side, last, letter] of /** @type {[string, number, string, string][]} */ ([
  ['box 3x3', 9, '9', ''], ['box 2x3', 6, '6', ''], ['box 3x3; digits 0-8', 9, '8', ''], ['box 2x5; digits 0-9', 10, '9', ''], ['box 2x5', 10, '9', 'A'], ['box 4x4', 16, '9', 'G'], ['box 4x4; digits 0-15', 16, '9', 'F']])) {
  test(`${name}: every key that is listed does what the list says`, () => {
    try {
      countFrom(name);
      const [press, listed] = [keyboard(side), new Map(keysOf(side))];
      const first = name.includes('0-') ? '0' : '1';
      assert.equal(listed.get('digit'), `${first}…${last}${letter && (letter === 'A' ? '|A' : `|A…${letter}`)}`);
      for (const one of [first, last, ...letter ? ['A', letter] : []]) {
        const code = /\d/.test(one) ? `Digit${one}` : `Key${one}`;
        assert.equal(press({ key: one.toLowerCase(), code }), `digit ${digitOf(one)}`);
      }
      for (const one of [first, last]) {
        assert.equal(press({ key: one, code: `Digit${one}`, shiftKey: true }), `corner ${digitOf(one)}`);
        assert.equal(press({ key: one, code: `Digit${one}`, ctrlKey: true }), `centre ${digitOf(one)}`);
      }
      assert.deepEqual([listed.get('corner'), listed.get('centre')], [`Shift+${first}…${last}`, `Ctrl+${first}…${last}`]);
      assert.equal(/\|0$/.test(listed.get('erase') ?? ''), press({ key: '0', code: 'Digit0' }) === 'erase');
    } finally {
      countFrom('box 3x3');
      for (const global of ['HTMLElement', 'HTMLSelectElement', 'document']) {
        Reflect.deleteProperty(globalThis, global);
      }
    }
  });
}

test('what a button does too has its name', async () => {
  const { sentences } = await load('text/de/index.js');
  assert.ok('fill' in sentences && !('keys.fill' in sentences));
  assert.deepEqual(keysOf(9).filter(([name]) => name !== 'fill' && !(`keys.${name}` in sentences)), []);
});
