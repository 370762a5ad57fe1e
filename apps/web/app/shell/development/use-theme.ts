import { type RefObject, useEffect } from "react";

/** Gives an element the design tokens of one theme, regardless of the system's, by reading them from the page's stylesheet. */
export function useTheme(element: RefObject<HTMLElement | null>, theme: "light" | "dark"): void {
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const night = rules.filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /color-scheme:\s*dark/.test(rule.conditionText),
    );
    const isRoot = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ":root";
    const tokens = [...rules, ...(theme === "dark" ? night.flatMap((rule) => [...rule.cssRules]) : [])].filter(isRoot);
    for (const { style } of tokens) {
      for (const name of [...style].filter((one) => one.startsWith("--"))) {
        const value = style.getPropertyValue(name);
        element.current?.style.setProperty(name, value);
        element.current?.style.setProperty(name.replace("--", "--color-"), value);
      }
    }
    element.current?.style.setProperty("color-scheme", theme);
  }, [element, theme]);
}
