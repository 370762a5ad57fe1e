/** The provider's card checks are framed from other hosts than its script. */
export const paymentHosts = (scriptUrl: string): string[] => {
  const { origin } = new URL(scriptUrl);
  return origin === "https://js.stripe.com" ? [origin, "https://hooks.stripe.com", "https://api.stripe.com"] : [origin];
};

/** The provider's frames and second script come from other hosts. */
export const captchaHosts = (apiUrl: string | undefined): string[] => {
  if (!apiUrl) return [];
  return apiUrl === "https://www.google.com"
    ? ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"]
    : [apiUrl];
};

/** Google serves pictures, data and fonts of maps from many hosts, which its guide to content policies lists. */
export const mapHosts = (scriptUrl: string | undefined): string[] => {
  if (!scriptUrl) return [];
  const { origin } = new URL(scriptUrl);
  return origin === "https://maps.googleapis.com"
    ? [
        "https://*.googleapis.com",
        "https://*.gstatic.com",
        "https://*.google.com",
        "https://*.googleusercontent.com",
        "https://*.ggpht.com",
      ]
    : [origin];
};
