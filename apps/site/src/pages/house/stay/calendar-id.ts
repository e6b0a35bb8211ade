/** Where links to the calendar lead. */
export const calendarId = 'prices'
