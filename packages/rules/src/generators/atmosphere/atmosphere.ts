import { GRAVITY, METRES_PER_FOOT } from "../flight/units.ts";

/** Temperature of the standard atmosphere at mean sea level, K. ICAO Doc 7488. */
const SEA_LEVEL_KELVIN = 288.15;
/** 0 °C in K. */
export const KELVIN = 273.15;
/** Fall of temperature with height in the troposphere, K per m. ICAO Doc 7488. */
const LAPSE_PER_METRE = 0.0065;
/** Height of the tropopause in the standard atmosphere, m. ICAO Doc 7488. */
const TROPOPAUSE_METRES = 11_000;
/** Temperature above the tropopause, °C. ICAO Doc 7488. */
export const STRATOSPHERE_CELSIUS = -56.5;
/** g / (R × lapse rate), with g = 9.80665 m/s² and R = 287.05287 J/(kg K). */
const PRESSURE_EXPONENT = GRAVITY / (287.052_87 * LAPSE_PER_METRE);
/** Speed of sound in kt per square root of K, as stems print it. ICAO Doc 7488 (κ = 1.4) has 20.0468 m/s, 38.968 kt. */
export const SOUND_KT_PER_ROOT_KELVIN = 38.97;

/** Temperature of the standard atmosphere in °C at a pressure altitude in ft, up to 65 000 ft. ICAO Doc 7488. */
export function standardTemperature(pressureAltitudeFt: number): number {
  const metres = Math.min(pressureAltitudeFt * METRES_PER_FOOT, TROPOPAUSE_METRES);
  return SEA_LEVEL_KELVIN - LAPSE_PER_METRE * metres - KELVIN;
}

/** Pressure as a part of that at mean sea level, at a pressure altitude in ft, up to 65 000 ft. ICAO Doc 7488. */
export function pressureRatio(pressureAltitudeFt: number): number {
  const metres = pressureAltitudeFt * METRES_PER_FOOT;
  const kelvin = standardTemperature(pressureAltitudeFt) + KELVIN;
  const ratio = (kelvin / SEA_LEVEL_KELVIN) ** PRESSURE_EXPONENT;
  if (metres <= TROPOPAUSE_METRES) return ratio;
  return ratio * Math.exp((-GRAVITY * (metres - TROPOPAUSE_METRES)) / (287.052_87 * kelvin));
}

/**
 * Density as a part of the standard one at mean sea level (σ): pressure ratio over temperature ratio, by the gas law.
 *
 * @param celsius outside air temperature
 */
export function densityRatio(pressureAltitudeFt: number, celsius: number): number {
  return pressureRatio(pressureAltitudeFt) / ((celsius + KELVIN) / SEA_LEVEL_KELVIN);
}

/** True airspeed in kt from calibrated airspeed in kt without compressibility: CAS / √σ. */
export function trueAirspeed(casKt: number, sigma: number): number {
  return casKt / Math.sqrt(sigma);
}

/** Speed of sound in kt in air of a temperature in °C: 38.97 √K. */
export function speedOfSound(celsius: number): number {
  return SOUND_KT_PER_ROOT_KELVIN * Math.sqrt(celsius + KELVIN);
}

/** ISA temperature by the rule of pilots: 15 °C less 2 °C per 1000 ft, −56.5 °C from 36 000 ft. */
export function ruleTemperature(pressureAltitudeFt: number): number {
  if (pressureAltitudeFt >= 36_000) return STRATOSPHERE_CELSIUS;
  return 15 - (2 * pressureAltitudeFt) / 1000;
}

/** Feet of density altitude per °C of ISA deviation, rule of thumb. */
export const FEET_PER_ISA_DEGREE = 120;

/** Density altitude in ft: pressure altitude and 120 ft for each °C above ISA by the rule of 2 °C per 1000 ft. */
export function ruleDensityAltitude(pressureAltitudeFt: number, celsius: number): number {
  return pressureAltitudeFt + FEET_PER_ISA_DEGREE * (celsius - ruleTemperature(pressureAltitudeFt));
}

/** Standard pressure at mean sea level in whole hPa, as set in altimeters. */
export const STANDARD_HPA = 1013;

/**
 * Pressure altitude in ft of a place at an altitude (ft), by the QNH in hPa and a rule of so many ft per hPa. The same
 * turns an altitude into a flight level, since both count from 1013 hPa.
 */
export function pressureAltitude(altitudeFt: number, qnhHpa: number, feetPerHpa: number): number {
  return altitudeFt + (STANDARD_HPA - qnhHpa) * feetPerHpa;
}

/**
 * The sentence on a pressure altitude whose correction is turned round.
 *
 * @param belowHpa standard pressure less the QNH: positive in low pressure
 */
export function pressureTurned(belowHpa: number): string {
  return belowHpa > 0
    ? "Turns the correction round: below standard pressure the pressure altitude is higher."
    : "Turns the correction round: above standard pressure the pressure altitude is lower.";
}
