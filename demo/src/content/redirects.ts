import { redirect } from './builders/kinds.ts'
import { wordless } from './builders/none.ts'

/** Paths of the agency's former site, and a few short ones that are printed on key tags. */
export const redirects = [
  redirect(
    'redirect-old-contact',
    { from: '/om-os/kontakt-os/', to: '/kontakt/', isPermanent: true, locale: 'da-DK' },
    wordless,
  ),
  redirect(
    'redirect-old-imprint',
    { from: '/imprint/', to: '/impressum/', isPermanent: true, locale: 'de-DE' },
    wordless,
  ),
  redirect(
    'redirect-old-about',
    { from: '/our-story/', to: '/about-marram/60-years/', isPermanent: true, locale: 'en' },
    wordless,
  ),
  redirect(
    'redirect-cancel-anchor',
    {
      from: '/storno/',
      to: '/gut-zu-wissen/mietbedingungen/#7-stornierung-und-umbuchung',
      isPermanent: false,
      locale: 'de-DE',
    },
    wordless,
  ),
  redirect(
    'redirect-season',
    { from: '/vinter/', to: '/ved-havet/vinter/', isPermanent: false, locale: 'da-DK' },
    wordless,
  ),
  redirect('redirect-weather', { from: '/dmi/', to: 'https://www.dmi.dk/', isPermanent: false }, wordless),
]
