export const id = 890;
export const ids = [890];
export const modules = {

/***/ 8890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var _wiring_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1403);


/** `run`: ask, verify, judge, score, compare, report, gate. */
async function runCommand({ options, terminal }) {
    const { ports, close, signal } = await (0,_wiring_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .createTerminalPorts */ .T)(options, terminal);
    try {
        const { decision } = await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .iW)(options, ports);
        return (0,_main_js__WEBPACK_IMPORTED_MODULE_0__/* .processExitCode */ .ni)(decision, signal());
    }
    finally {
        await close();
    }
}


/***/ })

};
