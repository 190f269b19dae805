// What the stand-in understands of Swift: words outside of comments and strings, and which of them declare something.
'use strict';

const declaring = /\b(?:var|let|func|class|struct|enum|actor|protocol|typealias|case)\s+`?$/;

/** The identifiers of a file in code, as offsets; the code inside of string interpolations counts. */
function words(text) {
  const found = [];
  const isCode = codeMask(text);
  for (const match of text.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) {
    if (isCode[match.index] === 1) found.push({ name: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** 1 for each character that is code. Understands nested comments, raw and multi-line strings, interpolations. */
function codeMask(text) {
  const mask = new Uint8Array(text.length);
  let offset = 0;
  // Each open string waits for its end while the code of an interpolation is read.
  const open = [];
  while (offset < text.length) {
    const string = /#*"(?:"")?/y;
    string.lastIndex = offset;
    if (text.startsWith('//', offset)) {
      const end = text.indexOf('\n', offset);
      offset = end < 0 ? text.length : end;
    } else if (text.startsWith('/*', offset)) {
      offset = afterComment(text, offset);
    } else if (string.test(text)) {
      const opening = text.slice(offset, string.lastIndex);
      const hashes = opening.length - opening.replaceAll('#', '').length;
      const delimiter = { quotes: opening.slice(hashes), hashes: '#'.repeat(hashes), parentheses: 0 };
      offset = afterString(text, string.lastIndex, delimiter, open);
    } else {
      offset = afterCode(text, offset, mask, open);
    }
  }
  return mask;
}

function afterComment(text, start) {
  let depth = 0;
  let offset = start;
  while (offset < text.length) {
    if (text.startsWith('/*', offset)) {
      depth += 1;
      offset += 2;
    } else if (text.startsWith('*/', offset)) {
      depth -= 1;
      offset += 2;
      if (depth === 0) return offset;
    } else offset += 1;
  }
  return offset;
}

/** Reads a string on to its end, or to an interpolation, which leaves the string open. */
function afterString(text, start, delimiter, open) {
  const escape = `\\${delimiter.hashes}`;
  for (let offset = start; offset < text.length; offset += 1) {
    if (text.startsWith(`${escape}(`, offset)) {
      open.push({ ...delimiter, parentheses: 1 });
      return offset + escape.length + 1;
    }
    if (text.startsWith(escape, offset)) offset += escape.length;
    else if (text.startsWith(delimiter.quotes + delimiter.hashes, offset)) {
      return offset + delimiter.quotes.length + delimiter.hashes.length;
    } else if (delimiter.quotes === '"' && text[offset] === '\n') return offset;
  }
  return text.length;
}

function afterCode(text, offset, mask, open) {
  const interpolation = open.at(-1);
  if (interpolation !== undefined && text[offset] === '(') interpolation.parentheses += 1;
  if (interpolation !== undefined && text[offset] === ')') {
    interpolation.parentheses -= 1;
    if (interpolation.parentheses === 0) return afterString(text, offset + 1, open.pop(), open);
  }
  mask[offset] = 1;
  return offset + 1;
}

/** Whether the word is the name in a declaration. */
function declares(text, word) {
  return declaring.test(text.slice(Math.max(0, word.start - 80), word.start));
}

/** The name of a method with its labels, as sourcekit shows it, `tap(_:with:)`; undefined for anything else. */
function methodName(text, word) {
  if (!/\bfunc\s+`?$/.test(text.slice(Math.max(0, word.start - 80), word.start))) return undefined;
  const opening = text.indexOf('(', word.end);
  if (opening < 0) return undefined;
  const labels = parameters(text, opening).map((parameter) => `${/^\s*(?:@\w+\s+)*`?(\w+)/.exec(parameter)?.[1] ?? '_'}:`);
  return `${word.name}(${labels.join('')})`;
}

/** The texts between the commas of a parameter list. */
function parameters(text, opening) {
  const found = [];
  let depth = 0;
  let start = opening + 1;
  for (let offset = opening; offset < text.length; offset += 1) {
    if ('([{<'.includes(text[offset])) depth += 1;
    const isArrow = text[offset] === '>' && text[offset - 1] === '-';
    if (')]}>'.includes(text[offset]) && !isArrow) depth -= 1;
    if (depth === 0 || (depth === 1 && text[offset] === ',')) {
      found.push(text.slice(start, offset));
      start = offset + 1;
    }
    if (depth === 0) break;
  }
  return found.filter((parameter) => parameter.trim() !== '');
}

/** How far the labels of a selector reach behind a word, `(_:` in `#selector(tap(_:))`; 0 where there are none. */
function labelsAfter(text, word) {
  const labels = /\((?:\w+:)+/y;
  labels.lastIndex = word.end;
  return labels.test(text) ? labels.lastIndex - word.end : 0;
}

module.exports = { declares, labelsAfter, methodName, words };
