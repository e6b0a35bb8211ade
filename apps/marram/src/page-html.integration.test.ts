import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let agency: Agency
let lodging = ''
const editions = ['da', 'de', 'en'] as const
type Edition = (typeof editions)[number]
const prefixes = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' }

beforeAll(async () => {
  agency = await startAgency()
  const rated = agency.database.db.selectFrom('lodging').where('status', '=', 'active').where('review_count', '>', 2)
  lodging = (await rated.select('name').orderBy('id').executeTakeFirstOrThrow()).name
}, 120_000)
afterAll(() => agency?.stop())

const open = (edition: Edition, path: string, headers: Record<string, string> = {}) =>
  visit(agency.port, path, { host: `${edition}.localhost:${agency.port}`, headers })
/** Removes React's markers between texts. */
const htmlOf = async (edition: Edition, path: string) => (await open(edition, path)).text.replaceAll('<!-- -->', '')
const openLodging = (edition: Edition) => htmlOf(edition, `/${prefixes[edition]}-${lodging}/`)
const within = (html: string, tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? ''
const wordsOf = (html: string) => html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ')

describe('header and footer', () => {
  test('link house owners to their login in the Danish edition only, in a new tab', async () => {
    const danish = await htmlOf('da', '/dev/frame/')
    expect(danish).toMatch(/<a [^>]*href="https:\/\/owners\.marram\.example\/" target="_blank"/)
    expect(wordsOf(danish)).toContain('Ejerlogin')
    for (const edition of ['de', 'en'] as const) {
      expect(wordsOf(within(await htmlOf(edition, '/dev/frame/'), 'body'))).not.toMatch(/login/i)
    }
  })

  // spec: constant opening hours
  test("show the week's telephone hours above the menu in the German edition only", async () => {
    const hours =
      /class="phone-hours only-desktop">.*?<b>[^<]*<\/b> [^<]*Sonntag \(April bis Oktober\) von 8 bis 20 Uhr/s
    expect(await htmlOf('de', '/dev/frame/')).toMatch(hours)
    const beforeMenu = within(await htmlOf('en', '/dev/frame/'), 'header').split('header__nav')[0] ?? ''
    expect(wordsOf(beforeMenu)).not.toContain('Sundays')
  })

  // spec: entity Content: department.title; entity Content: department.address; entity Content: department.email
  // spec: entity Content: department.phone; entity Content: department.sortOrder
  test('list the offices in order, with all contact details', async () => {
    const footer = within(await htmlOf('de', '/dev/frame/'), 'footer')
    const names = [...footer.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, name = '']) => wordsOf(name).trim())
    expect(names).toEqual(['Büro Blåvand', 'Büro Henne Strand', 'Büro Hvide Sande', 'Büro Rømø'])
    expect(footer).toContain('<a href="tel:+4597001966">+45 97 00 19 66')
    expect(wordsOf(footer)).toContain('6960 Hvide Sande')
    expect(footer).toMatch(/<a [^>]*href="mailto:hvidesande@marram\.example"/)
  })

  test('link Germans to the imprint, others to the contact page, and all to the cookies', async () => {
    const legal = async (edition: Edition) =>
      /<nav class="footer__links".*?<\/nav>/s.exec(await htmlOf(edition, '/dev/frame/'))?.[0] ?? ''
    const [german, english] = [wordsOf(await legal('de')), wordsOf(await legal('en'))]
    expect([german.includes('Impressum'), german.includes('Kontakt')]).toEqual([true, false])
    expect([english.includes('Contact'), english.includes('Legal notice')]).toEqual([true, false])
    // With script this is a button.
    expect(await htmlOf('de', '/dev/frame/')).toMatch(/<a href="[^"]*to=cookies"[^>]*>Cookie-Einstellungen/)
  })

  // spec: constant trust label
  test('show the rating once, in words and half stars', async () => {
    const footer = within(await htmlOf('de', '/dev/frame/'), 'footer')
    expect(footer).toContain('role="img" aria-label="4,6 von 5 Sternen"')
    expect(wordsOf(footer)).toContain('Gut, 4,6 von 5')
    expect(footer).toMatch(/<a [^>]*>aus 2\.318 Bewertungen<\/a>/)
  })
})

test('a page rendered again without changes is identical to the byte', async () => {
  for (const path of ['/', `/${prefixes.de}-${lodging}/`]) {
    const [one, other] = [await open('de', `${path}?ePassCache=1`), await open('de', `${path}?ePassCache=1`)]
    expect([one.status, one.text]).toEqual([200, other.text])
  }
})

describe('before any script has run', () => {
  // spec: error error page texts
  test.each([
    ['da', 'Dit hus bag klitterne', 'Til forsiden »'],
    ['de', 'Ihr Haus hinter den Dünen', 'Zur Startseite »'],
    ['en', 'Your house behind the dunes', 'Go to the home page »'],
  ] as const)('the %s front page shows houses, and a missing page links to it', async (edition, ...texts) => {
    const [greeting, home] = texts
    const front = await open(edition, '/')
    expect(front.text).toMatch(new RegExp(`<h1[^>]*>${greeting}</h1>`))
    // Up to three for last-minute stays, and three of the editors' search section below.
    expect(front.text.match(/<article/g)?.length).toBeGreaterThan(3)
    const missing = await open(edition, '/nothing-here/')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('/nothing-here/')
    expect(missing.text).toMatch(new RegExp(`<a href="/"[^>]*>${home}`))
  })

  test('pages are readable: a title, the menu, content and footer, and no cookie banner', async () => {
    const paths = ['/', '/henne-strand/', '/blog/bernstein-nach-dem-sturm/', '/kontakt/', '/favorithauser/', '/weg/']
    for (const path of [...paths, `/ferienhaus-${lodging}/`, '/ferienhaus-suche/']) {
      const html = await htmlOf('de', path)
      expect(html, path).toMatch(/<h1/)
      expect(html, path).toContain('aria-label="Hauptmenü"')
      expect(html, path).toMatch(/<footer/)
      // It is hidden until a script shows it.
      expect(html, path).toMatch(/<section class="consent"[^>]* hidden=""/)
      // The list of favourites needs script, and says so.
      expect(wordsOf(within(html, 'main')).split(/\s+/).length, path).toBeGreaterThan(12)
    }
  })

  test('hearts are hidden, and the list of favourites explains how to reach the houses', async () => {
    const hearts = (await htmlOf('de', '/')).match(/<button[^>]*aria-label="Haus [^"<]* merken"[^>]*>/g) ?? []
    expect(hearts.length).toBeGreaterThan(0)
    // Its class hides it without script.
    expect(hearts.filter((heart) => !/class="[^"]*\bneeds-script\b/.test(heart))).toEqual([])
    const notice = within(within(await htmlOf('de', '/favorithauser/'), 'main'), 'noscript')
    expect(notice).toContain('nur mit JavaScript')
    expect(notice).toContain('<a href="/">')
  })

  test('the search of the header is a link, and a missing page has a search form', async () => {
    expect(await htmlOf('de', '/')).toMatch(/<a class="search-key[^"]*" href="\/ferienhaus-suche\/"[^>]*>.*?Suchen/s)
    const [form = ''] = /<search class="lost-search">.*?<\/search>/s.exec(await htmlOf('de', '/hier-ist-nichts/')) ?? []
    expect(form).toContain('<form action="/ferienhaus-suche/">')
    expect(form).toContain('<input type="hidden" name="filter" value="1"/>')
    expect(form).toMatch(
      /<label [^>]*for="([^"]+)">Welches Haus oder welchen Ort suchen Sie\?.*id="\1"[^>]*name="textQuery"/s,
    )
    expect(form).toMatch(/<button type="submit"[^>]*>.*Suchen<\/button>/s)
  })

  test('the map of a house is a picture with its beach and the next village', async () => {
    const html = await htmlOf('de', '/dev/map/')
    expect(html).toMatch(/role="img" aria-label="Karte: B2417 liegt 400\sm vom Strand entfernt"/)
    expect(/class="map map--house.*?<\/figure>/s.exec(html)?.[0]).toMatch(
      /<img [^>]*src="\/map\/picture\.svg\?at=8\.\d+,55\.\d+&amp;m=\d+&amp;size=800x500/,
    )
    expect(html).toMatch(/Luftlinie: [^<]*Blåvand 2\skm/)
    expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>.{0,200}Anfahrt planen/s)
    expect(html).not.toContain('Karte bewegen und zoomen')
  })
})

describe('a house', () => {
  test.each([
    [
      'da',
      'Priser og ledige datoer',
      'Book dette hus',
      /^[\d.]+(,\d\d)?\skr\.$/,
      'Anmeldelser',
      'Huset',
      'Husregler og afrejse',
    ],
    [
      'de',
      'Preise und freie Termine',
      'Dieses Haus buchen',
      /^[\d.]+(,\d\d)?\s€$/,
      'Bewertungen',
      'Das Haus',
      'Hausregeln und Abreise',
    ],
    [
      'en',
      'Prices and availability',
      'Book this house',
      /^€[\d,]+(\.\d\d)?$/,
      'Reviews',
      'The house',
      'House rules and departure',
    ],
  ] as const)(
    'uses the language and the currency of the %s edition',
    async (edition, prices, book, money, ...titles) => {
      const html = await openLodging(edition)
      const headings = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, text = '']) => wordsOf(text).trim())
      expect(headings).toEqual(expect.arrayContaining([prices, ...titles]))
      const box = html.slice(html.indexOf('class="quote-box'))
      expect(/price__total">([^<]+)</.exec(box)?.[1]).toMatch(money)
      expect(wordsOf(/<a [^>]*href="\/booking\/step1\/.*?<\/a>/s.exec(box)?.[0] ?? '')).toContain(book)
    },
  )

  test('links to the booking without script, by its button and by the list of free stays', async () => {
    const html = await openLodging('de')
    const stay = /href="\/booking\/step1\/\?lodgingId=\d+&amp;arrival=\d{4}-\d\d-\d\d&amp;duration=\d+&amp;adults=2"/
    expect(html.slice(html.indexOf('class="quote-box'))).toMatch(stay)
    expect(html).toContain('Die nächsten freien Termine als Liste')
    expect(html.slice(html.indexOf('next-stays'))).toMatch(stay)
    expect(/id="prices".*?<\/section>/s.exec(html)?.[0]).not.toContain('<button')
  })

  test('shows every picture, room and facility without script', async () => {
    const html = await openLodging('de')
    // Both wait for the script if they are the first interaction.
    expect(html).toMatch(/<a href="#alle-bilder" data-opens="pictures"[^>]*>.*?Alle \d+ Bilder/s)
    expect(html).toMatch(/<li class="gallery__item"><a href="[^"]*" data-opens="picture"/)
    const plan = /<section[^>]*aria-labelledby="plan".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(plan).toMatch(/<svg class="plan-drawing"[^>]*aria-hidden="true"/)
    expect(plan).toMatch(/<a href="[^"]*bedroom[^"]*format=jpg[^"]*" data-picture="\d+">Schlafzimmer/)
    expect(plan).toMatch(/Doppelbett, \d+\u00a0×\u00a0200\u00a0cm/)
    expect(html).toMatch(/<summary[^>]*>.*?Alle \d+ Ausstattungsmerkmale anzeigen/s)
    expect(html).toMatch(/<h3[^>]*>Schlafen<\/h3>/)
    expect(html).toContain('class="review"')
  })
})

describe('a place', () => {
  const orderOf = (html: string, ...parts: readonly string[]) => parts.map((part) => html.indexOf(part))

  test('begins with its houses, then its location, its surroundings and the climate, and no dated weather', async () => {
    const { text } = await open('de', '/blavand/')
    const order = orderOf(text, '<h1>Blåvand', 'id="houses-title"', 'class="near"', 'class="climate"')
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(text).not.toContain('class="outlook"')
    expect(wordsOf(/<table class="climate">.*?<\/table>/s.exec(text)?.[0] ?? '')).toMatch(/Juli\s+20\s°C\s+17\s°C/)
  })

  test('is linked from the page of all places, and a street from its place', async () => {
    const trailOf = async (path: string) => {
      const { text } = await open('de', path)
      const trail = /<ol class="crumbs">.*?<\/ol>/s.exec(text)?.[0] ?? ''
      return [...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    }
    expect(await trailOf('/henne-strand/')).toEqual(['/', '/orte/'])
    expect(await trailOf('/strandvejen/')).toEqual(['/', '/orte/', '/henne-strand/'])
  })

  test('has an office with its people, and everybody is listed once', async () => {
    const office = await open('de', '/ueber-marram/bueros/romo/')
    expect(office.text).toContain('Birgit Petersen')
    expect(office.text).not.toContain('Mette Kjær')
    const { text } = await open('de', '/ueber-marram/mitarbeiter/')
    const names = [...text.matchAll(/class="employee__text"><b>([^<]*)/g)].map(([, name]) => name)
    expect(names).toHaveLength(14)
    expect(new Set(names).size).toBe(14)
  })
})

// spec: route /favorithauser/
test('every guest gets the same page of favourites, whatever is on the list, and it is not indexed', async () => {
  const plain = await open('de', '/favorithauser/')
  const kept = await open('de', '/favorithauser/?houses=1.2', { cookie: 'favorites=1.2.3' })
  expect(kept.text).toBe(plain.text)
  expect(plain.text).toContain('<meta name="robots" content="noindex"')
})

test.each([
  ['da', 'Dette link virker ikke længere', 'Sådan tjekker vi anmeldelser'],
  ['de', 'Dieser Link gilt nicht mehr', 'So prüfen wir Bewertungen'],
  ['en', 'This link no longer works', 'How we check reviews'],
] as const)(
  'an invalid review link opens nothing in the %s edition, and explains how reviews are checked',
  async (edition, title, checks) => {
    const { text, headers } = await open(edition, `/account/review/?token=${'x'.repeat(32)}`)
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(within(text, 'header')).toContain('href="/account/login/"')
    const [, target = ''] = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${checks}`).exec(within(text, 'main')) ?? []
    expect((await open(edition, target)).text).toMatch(new RegExp(`<h1[^>]*>${checks}</h1>`))
  },
)

// spec: route /jobs/{slug}/; route /category/{slug}/; route /job-types/{slug}/; route /workplaces/{slug}/
// spec: route /job-categories/{slug}/
test.each([
  ['/jobs/reinigung-am-samstag/', 'Reinigung'],
  ['/category/am-strand/', 'Strand'],
  ['/job-types/vollzeit/', 'Vollzeit'],
  ['/workplaces/blavand/', 'Blåvand'],
  ['/job-categories/gaesteservice/', 'Gästeservice'],
])('%s has its own page', async (path, word) => {
  const { status, text } = await open('de', path)
  expect(status).toBe(200)
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).toContain(word)
})

describe('the tax calculation of owners', () => {
  const paths = { da: '/skatteberegning/', de: '/steuerberechnung/', en: '/tax-calculation/' }
  const figures = '?year=2026&rent=120.000&letNights=90&directCosts=30.000&propertyValueTax=9000&taxPercent=37'

  test.each([
    ['da', 'Med bundfradrag', 'Tilbage til dig', '65.504'],
    ['de', 'Mit dem Freibetrag', 'Bleibt Ihnen', '65.504'],
    ['en', 'With the flat allowance', 'Left for you', 'DKK\u00a065,504'],
  ] as const)(
    'is in the first HTML of the %s edition, both methods side by side',
    async (edition, flat, left, amount) => {
      const { status, text, headers } = await open(edition, `${paths[edition]}${figures}`)
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
      expect(text).toContain('<ol class="crumbs"><li><a href="/">')
      const table = within(text, 'table').replaceAll('<!-- -->', '')
      expect(table).toMatch(new RegExp(`<th scope="col">${flat}</th>`))
      expect(table).toMatch(new RegExp(`<th scope="row">${left}</th><td>${amount}`))
      expect(text).toContain('href="https://skat.dk/')
      const [, mail] = (within(text, 'main').match(/<form [^>]*>/g) ?? []).slice(-2)
      expect(mail).toMatch(/method="post"/)
      expect(mail).toContain(`action="${paths[edition]}"`)
    },
  )

  test('reports errors at each field, and shows no result', async () => {
    const text = within((await open('da', `${paths.da}?rent=meget&letNights=400`)).text, 'main')
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(text).toContain('value="meget"')
    expect(text).not.toContain('<table')
  })

  test('is linked from the page for owners, with a localised path', async () => {
    for (const [edition, page] of [
      ['da', '/for-husejere/'],
      ['de', '/fuer-hauseigentuemer/'],
      ['en', '/for-owners/'],
    ] as const) {
      expect((await open(edition, page)).text).toContain(`href="${paths[edition]}"`)
    }
    const moved = await open('de', paths.da)
    expect([moved.status, moved.headers.location]).toEqual([301, paths.de])
  })
})

// spec: query trust-rating reviews; constant trust reviews 10; constant trust label
test('the page of reviews begins with the newest ratings of the site, its score in words', async () => {
  const first = within(await htmlOf('de', '/ueber-marram/was-gaeste-sagen/'), 'main')
  const [ratings = ''] = /<section[^>]*aria-labelledby="newest-ratings".*?<\/section>/s.exec(first) ?? []
  expect(ratings.match(/<li/g)).toHaveLength(10)
  expect(wordsOf(ratings)).toMatch(/(?:Gut|Ausgezeichnet|Durchschnittlich|Hervorragend), \d,\d von 5/)
  expect(ratings).not.toContain('1 von 5')
  expect(await htmlOf('de', '/ueber-marram/was-gaeste-sagen/page/2/')).not.toContain('newest-ratings')
})

// spec: entity Content: recommendation
test("guests' testimonials are below the houses of the search", async () => {
  expect(wordsOf(await htmlOf('de', '/ferienhaus-suche/'))).toContain('Familie Hoffmann, Münster')
})

test("the grass above the footer is a sibling, as the style sheet requires to continue the page's colour", async () => {
  const html = (await htmlOf('de', '/ferienhaus-suche/')).replaceAll(/<!--.*?-->/g, '')
  expect(html).toContain('</main><div class="deferred-part"><div class="dune-edge"')
})

test('a contest picture is laid out by its real size, whatever the size of its draft', async () => {
  const list = await htmlOf('da', '/fotokonkurrence/')
  const [, path = ''] = /href="(\/fotokonkurrence\/fotokonkurrence-\d+\/[^/"]+\/)"/.exec(list) ?? []
  expect(await htmlOf('da', path)).toContain('class="contest-image__figure" style="--width:1800;--height:1200"')
})
