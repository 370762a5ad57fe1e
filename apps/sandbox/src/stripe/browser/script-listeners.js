// The events of an element. Joined by the server
// with the other parts into the one classic script that the shop loads.

export class Listeners {
  constructor() {
    this.byType = new Map();
  }

  on(type, handler) {
    this.byType.set(type, [...(this.byType.get(type) ?? []), handler]);
    return this;
  }

  once(type, handler) {
    const wrapped = (event) => {
      this.off(type, wrapped);
      handler(event);
    };
    return this.on(type, wrapped);
  }

  off(type, handler) {
    const remaining = (this.byType.get(type) ?? []).filter((each) => handler !== undefined && each !== handler);
    this.byType.set(type, remaining);
    return this;
  }

  emit(type, event) {
    for (const handler of this.byType.get(type) ?? []) handler(event);
  }
}
