import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, type ContextManager, createContextKey, ROOT_CONTEXT } from "@opentelemetry/api";

/** The key of the span of a request for a service, which the call in it names. */
export const SERVICE = createContextKey("span of a service");

/** Keeps the library's context in a storage that the shop's channels can be bound to; that of the library's own manager is private. */
export class StoredContext implements ContextManager {
  readonly storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.storage.getStore() ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    work: F,
    self?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.storage.run(context, () => Reflect.apply(work, self, args) as ReturnType<F>);
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== "function") return target;
    return ((...args: unknown[]) => this.storage.run(context, () => Reflect.apply(target, undefined, args))) as T;
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.storage.disable();
    return this;
  }
}
