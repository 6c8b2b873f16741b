export const id = 418;
export const ids = [418];
export const modules = {

/***/ 8037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wf: () => (/* reexport */ read/* readReference */.Wf),
  a7: () => (/* reexport */ answer/* verifyAnswer */.a),
  verifyBoxes: () => (/* reexport */ verifyBoxes)
});

// UNUSED EXPORTS: VERIFIER_VERSION, verifyPair

// EXTERNAL MODULE: ./build/verify/answer.js + 105 modules
var answer = __webpack_require__(3656);
// EXTERNAL MODULE: ./build/math/evaluate.js + 5 modules
var evaluate = __webpack_require__(3718);
// EXTERNAL MODULE: ./build/verify/parts.js
var verify_parts = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/verify/boxes.js



/**
 * Decides a whole response, within the budget of one answer. One answer: exactly one box, or all boxes equivalent to it (requirements A4). Several
 * answers: one box with all parts, or one box a part, in the order of the question or by label. Everything else is
 * undecided: a contradiction between boxes is for the judge.
 */
function verifyBoxes(question) {
    const { answers, boxes } = question;
    if (boxes.length === 0)
        return (0,answer/* verdict */.W)('undecided', 'no_box', 'boxes', 'no boxed answer');
    const [only] = answers;
    if (only !== undefined && answers.length === 1)
        return oneAnswer(question, only);
    return severalAnswers(question);
}
function oneAnswer(question, reference) {
    const { boxes, symbols, profile } = question;
    const contents = [...new Set(boxes.map((box) => box.content))];
    const verdicts = [];
    const budget = { left: evaluate/* NODE_BUDGET */.hX };
    for (const candidate of contents) {
        const found = (0,answer/* verifyAnswer */.a)({ reference, candidate, symbols, profile, budget });
        verdicts.push(found);
        if (found.outcome !== 'equivalent')
            break;
    }
    const [first] = verdicts;
    if (first !== undefined && (contents.length === 1 || verdicts.every((v) => v.outcome === 'equivalent')))
        return first;
    const trace = verdicts.map((v, index) => `box ${index + 1}: ${v.outcome}, ${v.reason}`);
    return {
        ...(0,answer/* verdict */.W)('undecided', 'several_boxes', 'boxes', 'the boxes do not all equal the reference'),
        trace,
    };
}
function severalAnswers(question) {
    const { answers, boxes, symbols, profile } = question;
    const parts = (0,verify_parts/* splitParts */.FP)(answers, boxes.map((box) => box.content));
    if (parts === undefined)
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'boxes', 'the parts could not be matched one to one');
    const budget = { left: evaluate/* NODE_BUDGET */.hX };
    const verdicts = answers.map((reference, index) => (0,answer/* verifyAnswer */.a)({ reference, candidate: parts[index] ?? '', symbols, profile, budget }));
    const trace = verdicts.map((v, index) => `part ${answers[index]?.label ?? index + 1}: ${v.outcome}, ${v.reason}`);
    const worst = verdicts.find((v) => v.outcome === 'different') ?? verdicts.find((v) => v.outcome === 'undecided');
    const chosen = worst ?? verdicts[0];
    if (chosen === undefined)
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'boxes', 'no parts');
    const printed = verdicts.every((v) => v.printed !== undefined)
        ? verdicts.map((v) => v.printed).join(',\\; ')
        : undefined;
    const { printed: _, ...rest } = chosen;
    return { ...rest, trace, ...(printed !== undefined && { printed }) };
}

// EXTERNAL MODULE: ./build/verify/pair.js + 4 modules
var pair = __webpack_require__(352);
// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/index.js
/**
 * The symbolic stage: decides whether an answer equals the reference. What must run before the first
 * request is in `read.ts`.
 */






/***/ })

};
