import { useEffect } from "react";

const SCRIPT = "https://cdn.userway.org/widget.js";

/**
 * Loads the third-party accessibility widget if the storefront's settings name an account; its host must be one of the storefront's tag
 * hosts. The demo names none, because its pages are accessible without it.
 */
export function useAccessibilityWidget(account: string | null): void {
  useEffect(() => {
    if (!account || document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.dataset.account = account;
    document.head.append(script);
  }, [account]);
}
