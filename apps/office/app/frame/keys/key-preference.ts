const KEY = "office-keys";

/** Single-key shortcuts can be turned off, for somebody who dictates or hits keys by accident. */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== "off";

export const switchKeys = (isOn: boolean): void => localStorage.setItem(KEY, isOn ? "on" : "off");
