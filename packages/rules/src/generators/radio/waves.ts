/** Speed of light in km/s, as pilots reckon. */
export const LIGHT_KM_PER_SECOND = 300_000;

/** The same in NM/s and in statute miles/s, rounded as in textbooks. */
export const LIGHT_NM_PER_SECOND = 162_000;
export const LIGHT_MILES_PER_SECOND = 186_000;
