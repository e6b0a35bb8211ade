import * as v from 'valibot'

const line = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.maxLength(200),
  v.regex(/^[^\p{Cc}]*$/u, 'has control characters'),
)
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #3a4a63'), v.toLowerCase())
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'must begin with https://'), v.maxLength(300))
const origin = v.pipe(
  webAddress,
  v.check((url) => new URL(url).origin === url, 'must be an origin such as https://www.example.dk, without a path'),
)
const mailAddress = v.pipe(v.string(), v.email(), v.maxLength(200))

export const agencyColours = v.strictObject({ brand: colour, accent: colour, ground: colour })
export type AgencyColours = v.InferOutput<typeof agencyColours>

/** A picture as a data URL; SVG is checked for scripts when it is saved. */
export const agencyPicture = v.pipe(
  v.string(),
  v.regex(/^data:image\/(?:svg\+xml|png);base64,[A-Za-z0-9+/]+=*$/, 'must be an SVG or PNG file'),
  v.maxLength(400_000, 'is larger than 300 KB'),
)

const address = v.strictObject({ street: line, zipcode: line, city: line, country: v.optional(line) })

/** A text of the interface that replaces ours: a sentence, or one per plural form. */
const replacement = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  v.strictObject({ one: line, other: line }),
])

const edition = v.strictObject({
  /** Origin of the edition; the setting MARRAM_HOSTS has priority. */
  host: v.optional(origin),
  phone: line,
  email: mailAddress,
  address,
  /** The location of the houses, as it stands in a sentence after "holiday homes": "on the Danish North Sea". */
  region: line,
  /** Headline of the front page. */
  promise: line,
  /** Ends every mail in place of our greeting. */
  signature: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
  /** Interface texts by key. */
  texts: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][\w-]*(?:\.[\w-]+)+$/i)), replacement), {}),
})

const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 09:00'))
const hours = v.strictObject({ opens: clock, closes: clock })
/** Without hours it is closed. */
const hoursOrClosed = v.pipe(
  v.nullable(hours),
  v.check((written) => written === null || written.opens < written.closes, 'must close after it opens'),
)
const numbersTo = (most: number) =>
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))), v.minLength(1))

/** When somebody answers the telephone, in Danish and German time; earlier rules override later ones. */
const openingHours = v.strictObject({
  rules: v.pipe(
    v.array(v.strictObject({ weekdays: numbersTo(7), months: v.optional(numbersTo(12)), hours: hoursOrClosed })),
    v.maxLength(20),
  ),
  exceptions: v.optional(
    v.pipe(v.array(v.strictObject({ day: v.pipe(v.string(), v.isoDate()), hours: hoursOrClosed })), v.maxLength(100)),
    [],
  ),
  closedOnDanishHolidays: v.optional(v.boolean(), false),
})

/** A file below IMAGES_PHOTO_DIR. */
const photoFile = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    /^[\w-]+(?:[/.][\w-]+)*\.(?:jpe?g|png|webp|avif)$/i,
    'must be a file such as front.jpg in the folder of photos',
  ),
)

const account = v.strictObject({
  name: line,
  iban: line,
  bic: line,
  danish: v.optional(v.nullable(v.strictObject({ registration: line, account: line })), null),
})

/** Everything that distinguishes one agency from another, apart from its catalogue, terms and editorial content. */
export const agencyProfile = v.strictObject({
  /** Trade name. */
  name: v.pipe(line, v.maxLength(40)),
  company: v.strictObject({ name: line, registration: v.optional(line), vat: v.optional(line) }),
  founded: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1500), v.maxValue(2200))),
  /** An edition that is missing is off. */
  editions: v.pipe(
    v.strictObject({ da: v.optional(edition), de: v.optional(edition), en: v.optional(edition) }),
    v.check(({ da, de, en }) => Boolean(da ?? de ?? en), 'at least one edition must be on'),
  ),
  openingHours: v.optional(openingHours),
  social: v.optional(v.pipe(v.array(v.strictObject({ name: line, url: webAddress })), v.maxLength(10)), []),
  /** Sender of mails. */
  mail: v.strictObject({ name: line, address: mailAddress }),
  colours: agencyColours,
  /** Replaces mark and name in the header; the dark one stands in the footer. */
  logo: v.optional(v.strictObject({ light: agencyPicture, dark: agencyPicture })),
  /** Photo of the front page; without one a coast is drawn. */
  frontPhoto: v.optional(photoFile),
  /** A square sign: it stands before the name, and the favicons are made from it. */
  mark: v.optional(agencyPicture),
  /** Accounts for transfers; the settings BANK_DKK and BANK_EUR have priority. */
  bank: v.optional(v.strictObject({ DKK: v.optional(account), EUR: v.optional(account) }), {}),
})
export type AgencyProfile = v.InferOutput<typeof agencyProfile>
