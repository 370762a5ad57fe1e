/** The functions of the provider's global object that the shop uses. */
interface Grecaptcha {
  ready(callback: () => void): void;
  render(parameters: { sitekey: string; size: "invisible" }): number;
  execute(widget: number, options: { action: string }): Promise<string>;
}

export interface RecaptchaOptions {
  /** `www.recaptcha.net` is for regions where the default host is blocked. */
  host?: "www.google.com" | "www.recaptcha.net";
  enterprise?: boolean;
  /** Overrides the script's address, without parameters. */
  address?: string;
}

export interface Recaptcha {
  siteKey: string;
  /** Returns a token for a named action; tokens are not cached. */
  execute(action: string): Promise<string>;
}

const POLL_MS = 25;
const MAX_POLLS = 400;

let loaded: { siteKey: string; instance: Promise<Recaptcha> } | null = null;

/**
 * Loads reCAPTCHA v3 once. The same key gets the same instance, even while loading; another key is refused. After a failure loading can be
 * retried.
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

/** The global object may appear after the script's load event: checks every 25 ms and gives up after ten seconds. */
async function awaitGlobal(enterprise: boolean): Promise<Grecaptcha> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha } };
    const provider = enterprise ? grecaptcha?.enterprise : grecaptcha;
    if (provider) return provider;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("reCAPTCHA did not start");
}
