import { createHook } from "node:async_hooks";

/** Objects that stay for as long as the process runs. */
const held = new Set<object>();

/**
 * Keeps `process.nextTick` fast. The engine remembers the layout of the objects that it queues only as long as one of them exists.
 * When old objects are cleared while none does, each call takes 0.3 µs instead of 0.05 from then on, and answering a request from the
 * cache makes five. Async hooks are shown these objects, so that one can be held.
 */
export function keepNextTickFast(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") held.add(resource);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
}
