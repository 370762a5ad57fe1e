/// <reference types="google.maps" />

type Maps = typeof google.maps;

const WAIT_MS = 15_000;

let loaded: Promise<Maps> | null = null;

/**
 * Loads Google Maps once; after a failure it can be retried.
 * @throws if the script doesn't load within 15 seconds, or rejects the shop's key
 */
export function loadGoogleMaps(scriptUrl: string, language: string): Promise<Maps> {
  loaded ??= open(scriptUrl, language).catch((error) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** Two global functions: the script calls one when it is ready, and one when it rejects the key. */
interface ScriptWindow {
  googleMapsReady?: () => void;
  gm_authFailure?: () => void;
}

function open(scriptUrl: string, language: string): Promise<Maps> {
  return new Promise((resolve, reject) => {
    const own = window as unknown as ScriptWindow;
    const script = document.createElement("script");
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail("Google Maps didn't load in time"), WAIT_MS);
    own.googleMapsReady = () => {
      clearTimeout(timer);
      resolve(google.maps);
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail("Google Maps didn't load");
    };
    script.src = `${scriptUrl}&${new URLSearchParams({ language, callback: "googleMapsReady" })}`;
    script.async = true;
    document.head.append(script);
  });
}

/** Calls back if the script rejects the key, which it does only after it has started to draw. */
export function onRefusedKey(refused: () => void): void {
  (window as unknown as ScriptWindow).gm_authFailure = refused;
}
