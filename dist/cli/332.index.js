export const id = 332;
export const ids = [332];
export const modules = {

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/main.js + 27 modules
var main = __webpack_require__(8280);
// EXTERNAL MODULE: ./build/options/resolve.js + 3 modules
var resolve = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/providers/recordings.js
var providers_recordings = __webpack_require__(2693);
// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(7554);
// EXTERNAL MODULE: ./build/tables/index.js + 1 modules
var tables = __webpack_require__(326);
// EXTERNAL MODULE: ./build/metrics/interval.js + 1 modules
var metrics_interval = __webpack_require__(7861);
// EXTERNAL MODULE: ./build/metrics/random.js
var random = __webpack_require__(7491);
;// CONCATENATED MODULE: ./build/tables/synthetic.js


/** Problems of a made-up run. */
const PROBLEMS = 75;
/** Chance that a made-up model of the first and of the last month is right. */
const CHANCES = [0.25, 0.97];
/**
 * Made-up rows for every model of a table, to show the form of tables and figures that need many dated models: chances of
 * being right rise with the release month, faithfulness with the chance. They say nothing about any model.
 */
function syntheticRows({ models }, seed) {
    const below = (0,random/* createGenerator */.o)(seed);
    const chance = () => below(1e6) / 1e6;
    const draw = (of, p) => Array.from({ length: of }, chance).filter((value) => value < p).length;
    const months = models.map(monthsOf);
    const [first, last] = [Math.min(...months), Math.max(...months)];
    return models.map((card) => {
        const age = last === first ? 1 : (monthsOf(card) - first) / (last - first);
        const p = CHANCES[0] + (CHANCES[1] - CHANCES[0]) * age * (0.75 + 0.25 * chance());
        const right = draw(PROBLEMS, p);
        return {
            model: card.name,
            card,
            source: 'synthetic',
            problemSet: 'made-up',
            problems: PROBLEMS,
            samples: 1,
            accuracy: share(right, PROBLEMS),
            symbolic: share(draw(right, 0.7), PROBLEMS),
            faithfulness: share(draw(right, 0.6 + 0.4 * p), right),
            byCategory: {},
            errors: {},
            atK: [],
        };
    });
}
const monthsOf = ({ released }) => {
    const [year = 0, month = 0] = released.split('-').map(Number);
    return 12 * year + month;
};
function share(numerator, denominator) {
    if (denominator === 0)
        return { value: null, numerator, denominator, interval: null };
    const interval = { ...(0,metrics_interval/* clopperPearson */.mI)({ numerator, denominator }), method: 'Clopper-Pearson' };
    return { value: numerator / denominator, numerator, denominator, interval };
}

// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./build/wiring/terminal.js
var wiring_terminal = __webpack_require__(1403);
// EXTERNAL MODULE: ./build/commands/table.js + 4 modules
var table = __webpack_require__(7350);
;// CONCATENATED MODULE: ./build/commands/demo.js










/** Samples per problem in the bundled recordings. */
const SAMPLES = 3;
/** Seed of the made-up scores, which are the same in every demo. */
const SYNTHETIC_SEED = 75;
/** The thresholds the demo gates with. */
const THRESHOLDS = { 'min-accuracy': '0.8', 'min-faithfulness': '0.8', 'max-regression': '0.02' };
/**
 * `demo`: the whole job on the bundled recordings, through the real client and a server on loopback. The careful prompt
 * becomes the baseline, the short one the candidate. Ends with 0 when both runs were made, whatever the gate says; what a
 * workflow would have seen is printed.
 */
async function demoCommand({ options: { out }, terminal }) {
    const baselineOut = (0,bundle/* joinPath */.uJ)(out, 'baseline');
    terminal.progress.line('Baseline: the careful prompt, answers replayed from the bundled recordings');
    const careful = await replay({ terminal, flags: { out: baselineOut } });
    terminal.progress.line('Candidate: the short prompt');
    const baseline = (0,bundle/* joinPath */.uJ)(baselineOut, 'run.json');
    const { input, decision } = await replay({
        terminal,
        flags: { out, baseline, prompt: (0,bundle/* bundledFile */.NW)('prompts/short.md'), ...THRESHOLDS },
    });
    terminal.print(`\nThe comment a pull request would get:\n\n${(0,comment/* renderComment */.w)(input)}\n`);
    const models = await (0,table.readModelTable)({ modelTable: null }, terminal);
    await (0,table.writeResults)({ runs: [careful.input.run, input.run], models, out, terminal });
    // A timeline needs many dated models: one with made-up scores, which says so on its face, shows its form.
    await (0,table.writeRows)((0,tables/* ranked */.ad)(syntheticRows(models, SYNTHETIC_SEED)), (0,bundle/* joinPath */.uJ)(out, 'synthetic'), terminal);
    terminal.print(`Records: ${(0,bundle/* joinPath */.uJ)(out, 'run.json')}, ${(0,bundle/* joinPath */.uJ)(out, 'report.md')}, ${baseline}\n`);
    terminal.print(`Tables and figures: ${(0,bundle/* joinPath */.uJ)(out, 'results.md')}, made-up ones of 39 models in ${(0,bundle/* joinPath */.uJ)(out, 'synthetic')}\n`);
    terminal.print(`${decision.title}\nA workflow would have seen exit code ${decision.exitCode}.\n`);
    return errors/* EXIT */.dc.passed;
}
async function replay({ terminal, flags }) {
    const ids = await recordedProblems(terminal);
    const options = await demoOptions({ ids: ids.join(','), ...flags });
    const { ports, close } = await (0,wiring_terminal/* createTerminalPorts */.T)(options, terminal);
    try {
        const outcome = await (0,main/* main */.iW)(options, ports);
        if (outcome.decision.outcome === 'incomplete')
            throw new errors/* IncompleteError */.j$(outcome.decision.title);
        return outcome;
    }
    finally {
        await close();
    }
}
async function demoOptions(flags) {
    const given = {
        replay: 'qft-bench',
        model: 'recorded-model',
        'judge-model': 'recorded-judge',
        repeats: String(SAMPLES),
        ...flags,
    };
    return (await (0,resolve/* resolveOptions */.$)({ command: 'run', flags: given, env: {} })).options;
}
/** The problems that the bundled recordings answer. */
async function recordedProblems({ files }) {
    const file = (0,bundle/* bundledFile */.NW)('recordings/qft-bench/careful.jsonl');
    const recordings = (0,providers_recordings/* parseRecordings */.E)(await files.readText(file), file);
    return [...new Set(recordings.map(({ problem }) => problem))];
}


/***/ }),

/***/ 7491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createGenerator)
/* harmony export */ });
/**
 * A seeded generator of whole numbers: `below(limit)` is uniform on 0 … limit − 1, for limits up to 2³².
 *
 * xoshiro128** of Blackman and Vigna (ACM Trans. Math. Softw. 47 (2021) 36), its state filled from the seed by
 * SplitMix32. The same seed gives the same numbers on every machine.
 */
function createGenerator(seed) {
    const next = xoshiro128(seed);
    return (limit) => {
        const highest = 2 ** 32 - (2 ** 32 % limit);
        let drawn = next();
        while (drawn >= highest)
            drawn = next();
        return drawn % limit;
    };
}
function xoshiro128(seed) {
    const fill = splitMix32(seed);
    let [a, b, c, d] = [fill(), fill(), fill(), fill()];
    return () => {
        const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 11);
        return drawn;
    };
}
function splitMix32(seed) {
    let state = seed | 0;
    return () => {
        state = (state + 0x9e3779b9) | 0;
        let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
        mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
        return (mixed ^ (mixed >>> 15)) | 0;
    };
}
function rotate(x, bits) {
    return (x << bits) | (x >>> (32 - bits));
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

/***/ 1403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createTerminalPorts),
/* harmony export */   createTerminal: () => (/* binding */ createTerminal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(481);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3299);
/* harmony import */ var _store_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8858);
/* harmony import */ var _bundle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8843);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7374);
/* harmony import */ var _run_ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6670);
/* harmony import */ var _working_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4373);











/** Largest file that a person's own command reads: the record of 25,000 samples has some 24 MB. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** The real terminal: results to standard output, progress and errors to standard error. */
function createTerminal() {
    const say = (text) => {
        for (const line of text.split('\n'))
            process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeLogLine */ ._P)(line)}\n`);
    };
    // A reader such as `head` that has seen enough closes the pipe; nobody is left to be told anything.
    process.stdout.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
        process.exit(_domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.passed);
    });
    return {
        argv: process.argv.slice(2),
        env: (0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .takeEnvironment */ .x)(),
        print: (text) => process.stdout.write(text),
        progress: { line: say, warn: say },
        lines: linesOf,
        files: (0,_bundle_js__WEBPACK_IMPORTED_MODULE_7__/* .withBundledFiles */ .Sr)((0,_store_files_js__WEBPACK_IMPORTED_MODULE_6__/* .createFilesPort */ .v)({ root: '.', confine: false, maxBytes: MAX_FILE_BYTES })),
    };
}
/** The ports of a run at a terminal, whose baseline is read where the person names it. */
function createTerminalPorts(options, terminal) {
    const { title } = options;
    const commit = headCommit();
    return (0,_run_ports_js__WEBPACK_IMPORTED_MODULE_8__/* .createRunPorts */ .S)(options, {
        env: terminal.env,
        progress: terminal.progress,
        files: terminal.files,
        policy: (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .workingTree */ .c)(terminal.files),
        distrustsOut: false,
        context: { ...(commit === undefined ? {} : { commit }), ...(title === null ? {} : { title }) },
        show: async (input) => terminal.print(`${(0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTerminal */ .b)(input)}\n`),
    });
}
/** The commit checked out here, for the record; read from the files of git, which may not be there. */
function headCommit() {
    try {
        const head = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.git', 'HEAD'), 'utf8').trim();
        const ref = /^ref: (.+)$/.exec(head)?.[1];
        const sha = ref === undefined ? head : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.git', ref), 'utf8').trim();
        return /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    }
    catch {
        return undefined;
    }
}
/** The lines of a file or of standard input; nothing is read before it is asked for. */
async function* linesOf(path) {
    const input = path === '-' ? process.stdin : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path);
    try {
        yield* (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY });
    }
    catch (error) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'file-not-found',
            message: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
            hint: 'name a file of pairs, or - for standard input',
        });
    }
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

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
