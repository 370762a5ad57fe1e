const KEY = "office-keys";

/** Somebody who dictates or types by accident can switch all single keys off. */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== "off";

export const switchKeys = (isOn: boolean): void => localStorage.setItem(KEY, isOn ? "on" : "off");
