// What files are that hold no puzzle, by how they begin.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { load, PAGE } from './page.mjs';

const { BEGINNING, kindOf } = await load('dialogs/filekinds.js');
const { sentences } = await load('text/en/index.js');

/** @param {Uint8Array | string} file @returns {Promise<string | undefined>} what the page says that it is */
async function formatOf(file) {
  const found = kindOf(await new Blob([file]).slice(0, BEGINNING).text());
  assert.ok(found === null || `paste.not.${found.kind}` in sentences);
  return found?.format;
}

/** @param {string} bytes @returns {Uint8Array} */
const binary = (bytes) => Uint8Array.from(bytes, (one) => one.charCodeAt(0));

test('pictures, documents and archives are known', async () => {
  assert.equal(await formatOf(readFileSync(new URL('icon-192.png', PAGE))), 'PNG');
  assert.equal(await formatOf(readFileSync(new URL('icon.svg', PAGE))), 'SVG');
  assert.equal(await formatOf('<?xml version="1.0" encoding="UTF-8"?>\n<!-- a puzzle -->\n<svg xmlns="http://www.w3.org/2000/svg">'), 'SVG');
  assert.equal(await formatOf(binary('\xFF\xD8\xFF\xE0\0\x10JFIF\0')), 'JPEG');
  assert.equal(await formatOf(binary('GIF89a\x09\0\x09\0')), 'GIF');
  assert.equal(await formatOf(binary('RIFF\xA4\x81\0\0WEBPVP8 ')), 'WebP');
  assert.equal(await formatOf(binary('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')), 'PDF');
  assert.equal(await formatOf(binary('PK\x03\x04\x14\0\0\0\x08\0')), 'ZIP');
  assert.equal(await formatOf(gzipSync('53..7....6..195....98')), 'gzip');
});

test('web pages and formulas are known', async () => {
  assert.equal(await formatOf('<!DOCTYPE html>\n<html lang="en"><head>'), 'HTML');
  assert.equal(await formatOf('\r\n<!-- saved -->\r\n<HTML>'), 'HTML');
  assert.equal(await formatOf('c made by hand\nc\np cnf 729 8829\n1 2 0\n'), 'DIMACS');
  assert.equal(await formatOf('c sudoku-sat 1\r\nc box 4x4\r\n' + 'c a long comment\r\n'.repeat(100) + 'p cnf 9 1\r\n'), 'DIMACS');
});

test('the statistics of the page are known', () => {
  const result = { puzzle: 1, time: 2, seconds: 3, hints: 0, level: 'easy', kind: 'classic' };
  const many = Array.from({ length: 30 }, (_, puzzle) => ({ ...result, puzzle }));
  assert.deepEqual(kindOf(JSON.stringify(many, null, 1) + '\n'), { kind: 'statistics', format: 'JSON' });
  assert.ok('paste.not.statistics' in sentences);
});

test('texts of puzzles are no such files', async () => {
  for (const text of ['', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', '[{"puzzle":"53..7"}]', '[]', '[1,', '{"size":9}',
    'PK', '\n'.repeat(1000), 'c\n\n'.repeat(300), 'https://sudokupad.app/abcde', '<p>53..7</p>', '\uFEFF53..7', 'c4...', '<htmlx>', 'p cnf']) {
    assert.equal(await formatOf(text), undefined, text);
  }
});
