// The little of Preact that the page uses, for the check of its types.
export function h(type: any, props: any, ...children: any[]): any;
export function render(what: any, into: Element): void;
