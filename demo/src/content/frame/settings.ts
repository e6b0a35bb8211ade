import type { ContentEntry } from '@marram/contract/content/model/entry'
import { pictures } from '../assets/pictures.ts'
import type { Editions } from '../builders/entry.ts'
import { toEntry } from '../builders/entry.ts'
import { setting } from '../builders/kinds.ts'
import { wordless } from '../builders/none.ts'
import { doc, p } from '../builders/rich-text.ts'
import { certificate, checkedSign, partners, windSign } from './art.ts'

const forAll = (value: object): Editions<{ setting: object }> => ({
  da: { setting: value },
  de: { setting: value },
  en: { setting: value },
})

/** Settings of footer and header that are the same in every edition. */
const everywhere = {
  cvr: '12 34 56 78',
  company: 'Marram A/S',
  supportPhone: '+45 75 00 19 66',
  partners,
}

const networks = [
  { name: 'Instagram', url: 'https://instagram.marram.example/' },
  { name: 'Facebook', url: 'https://facebook.marram.example/' },
  { name: 'YouTube', url: 'https://youtube.marram.example/' },
]

const site = setting(
  'setting-site',
  { key: 'site' },
  {
    da: {
      setting: {
        ...everywhere,
        footerText:
          'Sommerhuse ved Vesterhavet siden 1966. Nøgle, råd og hjælp får du på fire kontorer langs kysten. Bureauet er opdigtet.',
        footerLink: { title: 'Om Marram', url: '/om-marram/' },
        social: networks,
        certificates: [
          certificate('Alle huse er gået efter i år', checkedSign, ['Gået efter', 'hvert år']),
          certificate('Kontorerne bruger strøm fra vind', windSign, ['Vindstrøm', 'på kontorerne']),
        ],
      },
    },
    de: {
      setting: {
        ...everywhere,
        footerText:
          'Ferienhäuser an der dänischen Nordsee, seit 1966. Schlüssel, Rat und Hilfe gibt es in vier Büros an der Küste. Die Agentur ist erfunden.',
        footerLink: { title: 'Über Marram', url: '/uber-marram/' },
        social: networks,
        certificates: [
          certificate('Alle Häuser wurden dieses Jahr geprüft', checkedSign, ['Jedes Jahr', 'geprüft']),
          certificate('Die Büros nutzen Windstrom', windSign, ['Windstrom', 'in den Büros']),
        ],
      },
    },
    en: {
      setting: {
        ...everywhere,
        footerText:
          'Holiday homes on the Danish North Sea since 1966. Keys, advice and help at four offices along the coast. The agency is fictional.',
        footerLink: { title: 'About Marram', url: '/about-marram/' },
        social: networks,
        certificates: [
          certificate('Every house has been checked this year', checkedSign, ['Checked', 'every year']),
          certificate('The offices run on wind power', windSign, ['Wind power', 'in the offices']),
        ],
      },
    },
  },
)

const errorPage = setting(
  'setting-error-page',
  { key: 'error-page' },
  {
    da: {
      setting: { '404Title': 'Her er kun sand', otherTitle: 'Noget gik galt hos os' },
      content: doc(
        p(
          'Måske er siden flyttet, eller der er en tastefejl i adressen. Det, du har gemt, er her stadig. [Søg efter et hus](page-search), eller [ring til os](page-contact).',
        ),
      ),
    },
    de: {
      setting: { '404Title': 'Hier ist nur Sand', otherTitle: 'Bei uns ist etwas schiefgegangen' },
      content: doc(
        p(
          'Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler. Was Sie gespeichert haben, ist noch da. [Suchen Sie ein Haus](page-search) oder [rufen Sie uns an](page-contact).',
        ),
      ),
    },
    en: {
      setting: { '404Title': 'Nothing here but sand', otherTitle: 'Something went wrong on our side' },
      content: doc(
        p(
          'The page may have moved, or there’s a typo in the address. Everything you’ve saved is still there. [Search for a house](page-search) or [give us a call](page-contact).',
        ),
      ),
    },
  },
)

/** Fallback pictures for link previews of pages that have no picture of their own. */
const fallbackImages = pictures
  .filter(({ sys }) => ['asset-dune-path', 'asset-beach-day', 'asset-house-wood'].includes(sys.id))
  .flatMap(({ fields }) => {
    const file = fields.file?.['de-DE']
    return typeof file === 'object' && file !== null && 'url' in file ? [file.url] : []
  })

const language = setting(
  'setting-language',
  { key: 'language' },
  {
    da: {
      setting: {
        guestSiteUrl: '/account/',
        defaultCountry: 'DK',
        fallbackImages,
        newsletter: {
          title: 'Brev fra klitten',
          text: 'Omtrent en gang om måneden: nyt fra kysten og ledige uger.',
          list: 'da',
        },
        ratingPageLink: '/om-marram/gaesterne-siger/',
        ownerLoginUrl: 'https://ejer.marram.example/',
      },
    },
    de: {
      setting: {
        guestSiteUrl: '/account/',
        defaultCountry: 'DE',
        fallbackImages,
        newsletter: {
          title: 'Brief aus den Dünen',
          text: 'Etwa einmal im Monat: Neues von der Küste und freie Wochen.',
          list: 'de',
        },
        ratingPageLink: '/uber-marram/was-gaste-sagen/',
      },
    },
    en: {
      setting: {
        guestSiteUrl: '/account/',
        defaultCountry: 'GB',
        fallbackImages,
        newsletter: {
          title: 'A letter from the dunes',
          text: 'About once a month: news from the coast and available weeks.',
          list: 'en',
        },
        ratingPageLink: '/about-marram/what-guests-say/',
      },
    },
  },
)

const bookingflow = setting(
  'setting-bookingflow',
  { key: 'bookingflow', page: toEntry('page-terms') },
  {
    da: {
      setting: {
        cancellationPage: 'page-cancellation',
        privacyPage: 'page-privacy',
      },
      content: doc(p('Er du i tvivl om noget? Ring på +45 75 00 19 66. Dine oplysninger bliver stående imens.')),
    },
    de: {
      setting: {
        cancellationPage: 'page-cancellation',
        privacyPage: 'page-privacy',
      },
      content: doc(p('Unsicher? Rufen Sie +45 75 00 19 66 an. Ihre Eingaben bleiben solange erhalten.')),
    },
    en: {
      setting: {
        cancellationPage: 'page-cancellation',
        privacyPage: 'page-privacy',
      },
      content: doc(p('Not sure about something? Call +45 75 00 19 66. What you’ve typed will still be here.')),
    },
  },
)

const named = (key: string) => setting(`setting-${key}`, { key, page: toEntry(`page-${key}`) }, wordless)

export const settings: readonly ContentEntry[] = [
  site,
  errorPage,
  language,
  bookingflow,
  named('search'),
  setting('setting-frontpage', { key: 'frontpage', page: toEntry('page-front') }, wordless),
  ...['contact', 'imprint', 'privacy', 'history', 'cookies', 'terms', 'accessibility', 'reviews', 'review-checks'].map(
    named,
  ),
  ...['jobs', 'areas'].map(named),
  setting('setting-specific-pages', { key: 'specificPages' }, forAll({ sorting: 'page-sorting' })),
  setting(
    'setting-administration-details',
    { key: 'administration-details', page: toEntry('page-contact') },
    forAll({
      name: 'Marram A/S',
      address: 'Blåvandvej 42',
      zipcode: '6857',
      city: 'Blåvand',
      phone: '+45 75 00 19 66',
      cvr: '12 34 56 78',
    }),
  ),
  setting(
    'setting-blog',
    { key: 'blog', page: toEntry('page-blog') },
    {
      da: { setting: { postsPerPage: 9, comments: true, feedTitle: 'Blog fra kysten' } },
      de: { setting: { postsPerPage: 9, comments: true, feedTitle: 'Blog von der Küste' } },
      en: { setting: { postsPerPage: 9, comments: true, feedTitle: 'Blog from the coast' } },
    },
  ),
]
