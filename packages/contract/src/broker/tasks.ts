import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Fetches and stores the weather of every area. */
export const refreshWeatherTask = defineTask({ name: 'weather.refresh', schema: v.strictObject({}) })

/** Fetches and stores the site's rating, from the rating service or from the agency's own reviews. */
export const refreshTrustTask = defineTask({ name: 'trust.refresh', schema: v.strictObject({}) })

/** Imports the calendars of houses on other portals. */
export const refreshCalendarsTask = defineTask({ name: 'calendars.refresh', schema: v.strictObject({}) })
