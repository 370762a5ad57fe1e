/** One thing that is wrong with a content, at a path like `body.0.items.2.title`. */
export interface Fault {
  path: string;
  field: string | null;
  component: string | null;
  message: string;
  /** A draft may still lack it; only publishing must wait. */
  isMissing: boolean;
}

/** Where a check stands. */
export interface Place {
  path: string[];
  field: string;
  component: string;
}

const MOST_FAULTS = 100;

/** Collects what is wrong; beyond a hundred nobody reads on. */
export class Faults {
  readonly list: Fault[] = [];

  add({ path, field, component }: Place, message: string, isMissing = false): void {
    if (this.list.length < MOST_FAULTS) this.list.push({ path: path.join("."), field, component, message, isMissing });
  }

  addBlok(path: string[], component: string | null, message: string): void {
    if (this.list.length >= MOST_FAULTS) return;
    this.list.push({ path: [...path, "component"].join("."), field: "component", component, message, isMissing: false });
  }
}
