import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Asks the weather source about every area and keeps what it says. */
export const refreshWeatherTask = defineTask({ name: 'weather.refresh', schema: v.strictObject({}) })

/** Asks the rating service, or the agency's own reviews, what the site is worth to its guests, and keeps it. */
export const refreshTrustTask = defineTask({ name: 'trust.refresh', schema: v.strictObject({}) })

/** Reads the calendars that houses have on other portals. */
export const refreshCalendarsTask = defineTask({ name: 'calendars.refresh', schema: v.strictObject({}) })
