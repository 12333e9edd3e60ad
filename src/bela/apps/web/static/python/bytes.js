/** The sizes of the large files of Pyodide, written by scripts/vendor_page.py. */
export const BYTES = {
  "pyodide.asm.wasm": 9598218,
  "python_stdlib.zip": 2545637,
};
