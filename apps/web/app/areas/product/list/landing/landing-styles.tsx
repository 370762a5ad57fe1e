// @bundle shell
import styles from "./landing.css?url";

/** The styles of landing pages, which only the parts that need them ask for. */
export const LandingStyles = () => <link rel="stylesheet" href={styles} precedence="landing" />;
