export const id = 863;
export const ids = [863];
export const modules = {

/***/ 5033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blessCommand: () => (/* binding */ blessCommand),
/* harmony export */   compareCommand: () => (/* binding */ compareCommand),
/* harmony export */   gateCommand: () => (/* binding */ gateCommand),
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _evaluation_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3948);
/* harmony import */ var _evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2537);
/* harmony import */ var _gate_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8385);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8280);
/* harmony import */ var _options_gate_policy_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41);
/* harmony import */ var _options_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5445);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7554);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7148);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3299);
/* harmony import */ var _wiring_working_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4373);











/** `compare <baseline> <run>`: both side by side; exit 4 when they do not compare. */
async function compareCommand({ positionals, options, terminal }) {
    const [baselinePath, runPath] = takePaths(positionals, ['baseline.json', 'run.json']);
    const input = await reviewRecord({ runPath, baselinePath, options, files: terminal.files });
    terminal.print((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTerminal */ .b)(input));
    return input.comparison.kind === 'not-comparable' ? _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.notComparable : _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
/** `gate <run>`: the decision about a finished run, against the thresholds and baseline of this call. */
async function gateCommand(call) {
    const input = await reviewOwn(call);
    call.terminal.print((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTerminal */ .b)(input));
    return input.decision.exitCode;
}
/** `report <run>`: renders a finished run again, as comment, summary or terminal text. */
async function reportCommand(call) {
    const input = await reviewOwn(call);
    const render = { comment: _report_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .renderComment */ .w, summary: _report_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .renderSummary */ .B, terminal: _report_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTerminal */ .b }[call.options.format];
    call.terminal.print(render(input));
    return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
/** `bless <run> [baseline]`: the run, slimmed, becomes the baseline file; an incomplete run is refused. */
async function blessCommand({ positionals, terminal }) {
    const [runPath = '', target = _options_row_js__WEBPACK_IMPORTED_MODULE_5__/* .BASELINE_PATH */ .CM, ...rest] = positionals;
    takePaths([runPath, ...rest].filter((path) => path !== ''), ['run.json']);
    const run = (0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRun */ .zZ)(await terminal.files.readText(runPath), runPath);
    if (run.state !== 'complete' || run.scores.counts.failed > 0) {
        const { failed, asked } = run.scores.counts;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'bad-run',
            message: `the run is not complete: ${run.stopReason ?? `${failed} of ${asked} samples failed`}`,
            hint: 'run it again into the same folder, which asks only what is missing, then bless it',
            place: { file: runPath },
        });
    }
    await terminal.files.writeAtomically(target, (0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRun */ .eJ)((0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .slimRun */ .Rq)(run)));
    terminal.progress.line(`${target}: ${run.identity.model} on ${run.identity.problemSet} is the baseline now; commit it`);
    return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
/** The run that is named, beside the baseline of the options. */
function reviewOwn({ positionals, options, terminal: { files } }) {
    const [runPath] = takePaths(positionals, ['run.json']);
    return reviewRecord({ runPath, baselinePath: options.baseline, options, files });
}
async function reviewRecord({ runPath, baselinePath, options, files }) {
    const run = (0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRun */ .zZ)(await files.readText(runPath), runPath);
    const baseline = await (0,_evaluation_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .o)(baselinePath, { policy: (0,_wiring_working_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .workingTree */ .c)(files), files });
    if (baseline.kind === 'unreadable')
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'bad-run', message: baseline.reason });
    const comparison = (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .compareWithBaseline */ .$_)(baseline, run, options.alpha);
    const decision = (0,_gate_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .L)({ run, comparison, policy: (0,_options_gate_policy_js__WEBPACK_IMPORTED_MODULE_10__/* .gatePolicy */ .C)(options, baseline.kind !== 'none') });
    const context = run.commit === null ? {} : { commit: run.commit };
    return { run, baseline: recordOf(baseline), comparison, decision, problems: [], context };
}
const recordOf = (baseline) => (baseline.kind === 'read' ? baseline.run : null);
function takePaths(given, names) {
    if (given.length === names.length)
        return given;
    const expected = names.map((name) => `<${name}>`).join(' ');
    const got = given.length === 0 ? 'nothing' : given.join(' ');
    const hint = 'theory-gate <command> --help shows what a command takes';
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'bad-option', message: `expected ${expected}, got ${got}`, hint });
}


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_UNITS */
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9848);
/* harmony import */ var _measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3951);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7454);




const COMMENT_DETAIL = {
    changes: { rows: 20, answerUnits: 160, witnesses: true },
    warnings: 20,
    categories: true,
    reasons: true,
    measured: true,
};
/** GitHub refuses comments over 65,536 characters; 60,000 UTF-16 units are safe however it counts. */
const COMMENT_UNITS = 60_000;
/** The comment on the pull request, understood in ten seconds: verdict, scores, what broke, how sure. */
function renderComment(input, limitUnits = COMMENT_UNITS) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitText */ .vY)({
        detail: COMMENT_DETAIL,
        steps: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_STEPS */ .AT,
        limit: limitUnits,
        measure: _fit_js__WEBPACK_IMPORTED_MODULE_2__/* .utf16Length */ .b3,
        render: (detail, dropped) => `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommon */ .cR)(input, detail), (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDropped */ .ft)(dropped, input.context), (0,_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFooter */ .u)(input)])}\n`,
    });
}


/***/ }),

/***/ 4373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ workingTree)
/* harmony export */ });
/** At a terminal the files count as they stand in the working tree; one that a person names has to be there. */
function workingTree(files) {
    return { describe: 'working tree', readText: (path) => files.readText(path) };
}


/***/ }),

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
