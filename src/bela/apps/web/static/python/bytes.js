/** The sizes of Pyodide's files, written by scripts/vendor_page.py. */
export const BYTES = {
  "pyodide.asm.mjs": 1250344,
  "pyodide.asm.wasm": 9598218,
  "pyodide.mjs": 17931,
  "python_stdlib.zip": 2545637,
};
