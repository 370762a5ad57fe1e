/** A validation error at a path such as `body.0.items.2.title`. */
export interface Fault {
  path: string;
  field: string | null;
  component: string | null;
  message: string;
  /** Whether only publishing is refused; a draft may still lack the value. */
  isMissing: boolean;
}

/** The position of a check. */
export interface Place {
  path: string[];
  field: string;
  component: string;
}

const MAX_FAULTS = 100;

/** Collects errors, at most a hundred. */
export class Faults {
  readonly list: Fault[] = [];

  add({ path, field, component }: Place, message: string, isMissing = false): void {
    if (this.list.length < MAX_FAULTS) this.list.push({ path: path.join("."), field, component, message, isMissing });
  }

  addBlok(path: string[], component: string | null, message: string): void {
    if (this.list.length >= MAX_FAULTS) return;
    this.list.push({ path: [...path, "component"].join("."), field: "component", component, message, isMissing: false });
  }
}
