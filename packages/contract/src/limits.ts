/** Lengths and counts that the server checks and forms tell beforehand: each said once, and nothing loaded with them. */

/** Characters of a player's name as a reader counts them. */
export const NAME_MAX = 30;
/** UTF-16 units of a name as it is sent; {@link NAME_MAX} is judged after it was tidied. */
export const SENT_NAME_MAX = 400;
/** RFC 5321: the longest address that mail can reach. */
export const EMAIL_MAX = 254;
/** Shortest and longest password, in UTF-16 units as browsers count them. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Digits of a code sent by mail or text message. Spec §9. */
export const CODE_DIGITS = 6;
/** IANA name of a zone, or its distance from UTC, as a device sends it. */
export const ZONE_NAME_MAX = 60;
/** Characters of the key of an exam. */
export const EXAM_KEY_MIN = 6;
export const EXAM_KEY_MAX = 64;
/** UTF-16 units of an exam's instructions, or of its rules, in one language. */
export const EXAM_TEXT_MAX = 10_000;
/** UTF-16 units of a player's own note. */
export const NOTE_MAX = 2_000;
/** Characters of a report's reason as a reader counts them. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;
/** Bytes of a picture of a profile, and the same as a text tells it. Contract §4. */
export const PICTURE_MEGABYTES = 2;
export const PICTURE_MAX_BYTES = PICTURE_MEGABYTES * 1_024 * 1_024;
/** Days the statistics show. */
export const STATISTICS_DAYS = 30;
