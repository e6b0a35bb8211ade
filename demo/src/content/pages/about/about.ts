import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, p } from '../../builders/rich-text.ts'

export const about = page(
  'page-about',
  {
    layout: 'page',
    template: 'standard',
    menuKey: 'about',
    image: toAsset('asset-house-thatched'),
    sections: toEntries('statement-near', 'entrances-about', 'employees-offices'),
  },
  {
    da: {
      title: 'Om Marram',
      slug: 'om-marram',
      intro: 'Et udlejningsbureau med fire kontorer og én regel: Vi lejer ikke noget ud, som vi ikke selv har set.',
      content: doc(
        p(
          'Marram er det engelske ord for marehalm, græsset der holder på sandet. Vi har heddet sådan siden 1966 og har huse fra Søndervig til Rømø. Ejerne er for det meste familier, der bruger huset selv nogle uger om året.',
        ),
        p(
          'Med rengøring og værksted er vi godt tres mennesker, flere om sommeren. De fleste bor så tæt på, at de cykler til arbejde.',
        ),
        embed('employee-reference-karen'),
      ),
      seoTitle: 'Om Marram, sommerhusudlejning siden 1966',
      seoDescription:
        'Fire kontorer på Vestkysten og huse, vi selv har set. Læs hvem Marram er, hvor navnet kommer fra, og hvordan vi arbejder for gæster.',
    },
    de: {
      title: 'Über Marram',
      slug: 'uber-marram',
      intro: 'Eine Vermietung mit vier Büros und einer Regel: Was wir nicht selbst gesehen haben, vermieten wir nicht.',
      content: doc(
        p(
          'Marram ist das englische Wort für Strandhafer, das Gras, das den Sand hält. So heißen wir seit 1966, und unsere Häuser stehen zwischen Søndervig und Rømø. Sie gehören meist Familien, die selbst einige Wochen im Jahr kommen.',
        ),
        p(
          'Mit Reinigung und Werkstatt sind wir gut sechzig Leute, im Sommer mehr. Die meisten wohnen so nah, dass sie mit dem Rad kommen.',
        ),
        embed('employee-reference-karen'),
      ),
      seoTitle: 'Über Marram, Ferienhäuser seit 1966',
      seoDescription:
        'Vier Büros an der Westküste und Häuser, die wir selbst gesehen haben. Wer Marram ist, woher der Name kommt und wie wir arbeiten.',
    },
    en: {
      title: 'About Marram',
      slug: 'about-marram',
      intro: 'A letting agency with four offices and one rule: if we haven’t seen it, we don’t let it.',
      content: doc(
        p(
          'Marram is the grass that holds the sand of the dunes. We’ve had the name since 1966 and look after houses from Søndervig to Rømø. Most of them belong to families who spend a few weeks a year there themselves.',
        ),
        p(
          'With the cleaners and the workshop there are about sixty of us, more in summer. Most live close enough to cycle to work.',
        ),
        embed('employee-reference-karen'),
      ),
      seoTitle: 'About Marram, holiday homes since 1966',
      seoDescription:
        'Four offices on the west coast and houses that we’ve seen ourselves. Who Marram is, where the name comes from and how we work.',
    },
  },
)
