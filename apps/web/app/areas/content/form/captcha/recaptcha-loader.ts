/** The part of the provider's global that is used. */
interface Grecaptcha {
  ready(callback: () => void): void;
  render(parameters: { sitekey: string; size: "invisible" }): number;
  execute(widget: number, options: { action: string }): Promise<string>;
}

export interface RecaptchaOptions {
  /** The host for places from which the first one cannot be reached. */
  host?: "www.google.com" | "www.recaptcha.net";
  enterprise?: boolean;
  /** Another address of the script altogether, without parameters. */
  address?: string;
}

export interface Recaptcha {
  siteKey: string;
  /** A token for a named action; nothing is kept. */
  execute(action: string): Promise<string>;
}

const POLL_MS = 25;
const MOST_POLLS = 400;

let loaded: { siteKey: string; instance: Promise<Recaptcha> } | null = null;

/**
 * Loads reCAPTCHA v3 once. The same key gets the same instance, also while it loads; another key is refused. After a failure
 * nothing counts as loaded, and it may be tried again.
 */
export function loadRecaptcha(siteKey: string, options: RecaptchaOptions = {}): Promise<Recaptcha> {
  if (typeof window === "undefined") return Promise.reject(new Error("This is a library for the browser!"));
  if (loaded) {
    return loaded.siteKey === siteKey ? loaded.instance : Promise.reject(new Error("reCAPTCHA already loaded with different site key!"));
  }
  const instance = open(siteKey, options);
  loaded = { siteKey, instance };
  instance.catch(() => {
    loaded = null;
  });
  return instance;
}

async function open(siteKey: string, options: RecaptchaOptions): Promise<Recaptcha> {
  const script = await addScript(addressOf(options));
  try {
    const provider = await awaitGlobal(options.enterprise ?? false);
    await new Promise<void>((resolve) => provider.ready(resolve));
    const widget = provider.render({ sitekey: siteKey, size: "invisible" });
    return { siteKey, execute: (action) => provider.execute(widget, { action }) };
  } catch (error) {
    script.remove();
    throw error;
  }
}

const addressOf = ({ host = "www.google.com", enterprise = false, address }: RecaptchaOptions): string =>
  `${address ?? `https://${host}/recaptcha/${enterprise ? "enterprise" : "api"}.js`}?render=explicit`;

function addScript(address: string): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.setAttribute("recaptcha-v3-script", "");
    script.src = address;
    script.async = true;
    script.defer = true;
    script.onload = () => resolve(script);
    script.onerror = () => {
      script.remove();
      reject(new Error("Something went wrong while loading ReCaptcha"));
    };
    document.head.append(script);
  });
}

/** The global can come later than the script's load: looked for every 25 ms, and given up after ten seconds. */
async function awaitGlobal(enterprise: boolean): Promise<Grecaptcha> {
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha } };
    const provider = enterprise ? grecaptcha?.enterprise : grecaptcha;
    if (provider) return provider;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("reCAPTCHA did not start");
}
