import { toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { wordless } from '../builders/none.ts'
import {
  callToAction,
  employeeBlock,
  employeeReference,
  imageWithLink,
  mapBlock,
  output,
  video,
} from '../builders/section-kinds.ts'

export const smallBlocks = [
  callToAction(
    'cta-how-it-works',
    { type: 'CTA', buttonShape: 'Button', internalLink: toEntry('page-how-it-works') },
    {
      da: { title: 'Se, hvordan du lejer' },
      de: { title: 'So mieten Sie' },
      en: { title: 'See how renting works' },
    },
  ),
  callToAction(
    'cta-houses-with-dog',
    { type: 'Secondary', buttonShape: 'Pill' },
    {
      da: { title: '🐕 Huse, hvor hunden må være med', url: '/soeg-sommerhus/?filter=1&husdyr=1' },
      de: { title: '🐕 Häuser, in die der Hund mitdarf', url: '/ferienhaus-suche/?filter=1&husdyr=1' },
      en: { title: '🐕 Houses that welcome dogs', url: '/search-holiday-homes/?filter=1&husdyr=1' },
    },
  ),
  callToAction(
    'cta-houses-near-beach',
    { type: 'Complementary Sand', buttonShape: 'Button' },
    {
      da: { title: 'Huse tæt på stranden', url: '/soeg-sommerhus/?filter=1&180=500' },
      de: { title: 'Häuser in Strandnähe', url: '/ferienhaus-suche/?filter=1&180=500' },
      en: { title: 'Houses close to the beach', url: '/search-holiday-homes/?filter=1&180=500' },
    },
  ),
  callToAction(
    'cta-last-minute',
    { type: 'Last Minute', buttonShape: 'Pill', internalLink: toEntry('page-last-minute') },
    {
      da: { title: 'Ledigt de næste uger' },
      de: { title: 'Kurzfristig frei' },
      en: { title: 'Available at short notice' },
    },
  ),
  callToAction(
    'cta-newsletter',
    { type: 'CTA', buttonShape: 'Button' },
    {
      da: { title: 'Tilmeld dig brevet', url: '/newsletter/' },
      de: { title: 'Zum Newsletter anmelden', url: '/newsletter/' },
      en: { title: 'Sign up for the letter', url: '/newsletter/' },
    },
  ),
  mapBlock('map-block-offices', { map: toEntry('map-offices') }, wordless),
  mapBlock('map-block-coast', { map: toEntry('map-coast') }, wordless),
  video(
    'video-wind',
    { url: 'https://www.youtube-nocookie.com/embed/marramwind0' },
    {
      da: { title: 'Vind over fjorden (eksempel, filmen findes ikke)' },
      de: { title: 'Wind über dem Fjord (Beispiel, den Film gibt es nicht)' },
      en: { title: 'Wind over the fjord (a sample: there’s no such film)' },
    },
  ),
  output('output-year', { kind: 'Current Year' }, wordless),
  output(
    'output-popup-terms',
    { kind: 'Entry Popup Btn', entry: toEntry('page-cancellation') },
    {
      da: { text: 'reglerne for afbestilling' },
      de: { text: 'die Stornoregeln' },
      en: { text: 'the cancellation rules' },
    },
  ),
  output(
    'output-html-bike',
    { kind: 'Html' },
    {
      da: { html: '<p><strong>Vind over 12 m/s?</strong> Så tag gennem plantagen i stedet for ad diget.</p>' },
      de: { html: '<p><strong>Wind über 12 m/s?</strong> Dann lieber durch den Wald als auf den Deich.</p>' },
      en: { html: '<p><strong>Wind above 12 m/s (27 mph)?</strong> Take the woods rather than the dyke.</p>' },
    },
  ),
  imageWithLink(
    'image-lighthouse',
    { image: toAsset('asset-lighthouse-dusk'), link: toEntry('area-hvide-sande') },
    {
      da: { alt: 'Lyngvig Fyr i skumringen, til siden om Hvide Sande' },
      de: { alt: 'Der Leuchtturm Lyngvig in der Dämmerung, zur Seite über Hvide Sande' },
      en: { alt: 'Lyngvig lighthouse at dusk, to the page about Hvide Sande' },
    },
  ),
  employeeBlock(
    'employee-block-languages',
    { employees: toEntries('employee-sofie', 'employee-katrin', 'employee-tom') },
    {
      da: { title: 'På dit eget sprog' },
      de: { title: 'In Ihrer Sprache' },
      en: { title: 'In your own language' },
    },
  ),
  employeeReference('employee-reference-karen', { employee: toEntry('employee-karen') }, wordless),
  employeeReference('employee-reference-niels', { employee: toEntry('employee-niels') }, wordless),
]
