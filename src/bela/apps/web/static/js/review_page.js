/** Looking back at a deal. */
import { html } from "./html.js";
/** @param {{code: string, match: string, number: string}} _props */
export const ReviewPage = (_props) => html`<main></main>`;
/** @param {{number: number}} _props */
export const DealDialog = (_props) => null;
