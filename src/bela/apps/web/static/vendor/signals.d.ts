export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}
export function signal<T>(first: T): Signal<T>;
export function computed<T>(work: () => T): ReadonlySignal<T>;
export function effect(work: () => void | (() => void)): () => void;
export function batch<T>(work: () => T): T;
