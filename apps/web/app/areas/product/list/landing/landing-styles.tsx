// @bundle shell
import styles from "./landing.css?url";

/** The stylesheet of landing pages, which is loaded only by the parts that need it. */
export const LandingStyles = () => <link rel="stylesheet" href={styles} precedence="landing" />;
