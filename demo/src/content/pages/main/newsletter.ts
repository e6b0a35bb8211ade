import { toAsset, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, p, ul } from '../../builders/rich-text.ts'

const newsletter = page(
  'page-newsletter',
  { layout: 'page', template: 'standard', image: toAsset('asset-dune-path') },
  {
    da: {
      title: 'Brev fra klitten',
      slug: 'nyhedsbrev',
      intro: 'Omtrent én gang om måneden: hvad der sker på kysten, og hvilke uger der stadig er ledige.',
      content: doc(
        ul(
          'Du bekræfter din adresse med et klik, før vi sender noget.',
          'Du kan afmelde dig nederst i hvert brev.',
          'Vi giver ikke adressen videre.',
        ),
        embed('cta-newsletter'),
        p('Læs, [hvad vi gør med dine oplysninger](page-privacy).'),
      ),
      seoTitle: 'Nyhedsbrev fra Vestkysten | Marram',
      seoDescription:
        'Få et brev fra klitten omtrent en gang om måneden: nyt fra kysten og ledige uger. Du bekræfter selv adressen og kan altid melde dig fra.',
    },
    de: {
      title: 'Brief aus den Dünen',
      slug: 'rundbrief',
      intro: 'Etwa einmal im Monat: was an der Küste los ist und welche Wochen noch frei sind.',
      content: doc(
        ul(
          'Sie bestätigen Ihre Adresse mit einem Klick, bevor wir etwas schicken.',
          'Abmelden können Sie sich am Ende jedes Briefs.',
          'Ihre Adresse geben wir nicht weiter.',
        ),
        embed('cta-newsletter'),
        p('Lesen Sie, [was mit Ihren Daten geschieht](page-privacy).'),
      ),
      seoTitle: 'Newsletter von der Nordseeküste | Marram',
      seoDescription:
        'Etwa einmal im Monat ein Brief aus den Dünen: Neues von der Küste und freie Wochen. Sie bestätigen die Adresse und melden sich jederzeit ab.',
    },
    en: {
      title: 'A letter from the dunes',
      slug: 'our-newsletter',
      intro: 'About once a month: what’s happening on the coast and which weeks are still available.',
      content: doc(
        ul(
          'You confirm your address with one click before we send anything.',
          'You can unsubscribe at the foot of every letter.',
          'We don’t pass your address on.',
        ),
        embed('cta-newsletter'),
        p('Read [what happens to your data](page-privacy).'),
      ),
      seoTitle: 'Newsletter from the North Sea coast | Marram',
      seoDescription:
        'A letter from the dunes about once a month: news from the coast and available weeks. Confirm your address, and unsubscribe any time.',
    },
  },
)

const confirm = page(
  'page-newsletter-confirm',
  { layout: 'page', template: 'standard', parent: toEntry('page-newsletter'), noIndex: true },
  {
    da: {
      title: 'Kig i din indbakke',
      slug: 'bekraeft',
      intro: 'Vi har sendt dig en mail. Klik på linket i den, så er du med.',
      content: doc(
        p(
          'Kommer der ingen mail inden for ti minutter, så kig i mappen med uønsket post, eller skriv adressen igen. Uden dit klik sletter vi den efter syv dage.',
        ),
      ),
      seoTitle: 'Bekræft din adresse til nyhedsbrevet | Marram',
      seoDescription:
        'Vi har sendt en mail med et link. Klik på det for at bekræfte din adresse til nyhedsbrevet. Uden klik sletter vi adressen efter syv dage.',
    },
    de: {
      title: 'Bitte sehen Sie in Ihrem Postfach nach',
      slug: 'bestatigen',
      intro: 'Wir haben Ihnen eine E-Mail geschickt. Mit einem Klick auf den Link darin sind Sie dabei.',
      content: doc(
        p(
          'Kommt binnen zehn Minuten nichts an, sehen Sie im Spam-Ordner nach oder geben Sie die Adresse noch einmal ein. Ohne Ihren Klick löschen wir sie nach sieben Tagen.',
        ),
      ),
      seoTitle: 'Adresse für den Newsletter bestätigen | Marram',
      seoDescription:
        'Wir haben eine E-Mail mit einem Link geschickt. Ein Klick bestätigt Ihre Adresse für den Newsletter, sonst wird sie nach sieben Tagen gelöscht.',
    },
    en: {
      title: 'Please check your inbox',
      slug: 'confirm',
      intro: 'We’ve sent you an e-mail. Click the link in it and you’re in.',
      content: doc(
        p(
          'If nothing arrives within ten minutes, look in your junk folder or enter the address again. If you don’t confirm, we’ll delete it after seven days.',
        ),
      ),
      seoTitle: 'Confirm your address for the newsletter | Marram',
      seoDescription:
        'We’ve sent an e-mail with a link. Click it to confirm your address for the newsletter; otherwise we’ll delete it after seven days.',
    },
  },
)

const thanks = page(
  'page-newsletter-thanks',
  { layout: 'page', template: 'standard', parent: toEntry('page-newsletter'), noIndex: true },
  {
    da: {
      title: 'Tak, du er med',
      slug: 'tak',
      intro: 'Din adresse er bekræftet. Det næste brev kommer i begyndelsen af måneden.',
      content: doc(p('Imens kan du læse [bloggen](page-blog) eller se, [hvad der er ledigt](page-search).')),
      seoTitle: 'Tak for din tilmelding til nyhedsbrevet | Marram',
      seoDescription:
        'Din adresse er bekræftet, og du får det næste brev fra klitten i begyndelsen af måneden. Du kan altid melde dig fra nederst i brevet.',
    },
    de: {
      title: 'Danke, Sie sind dabei',
      slug: 'danke',
      intro: 'Ihre Adresse ist bestätigt. Der nächste Brief kommt am Anfang des Monats.',
      content: doc(
        p('Bis dahin lesen Sie vielleicht im [Blog](page-blog) oder sehen nach, [was frei ist](page-search).'),
      ),
      seoTitle: 'Danke für Ihre Anmeldung zum Newsletter | Marram',
      seoDescription:
        'Ihre Adresse ist bestätigt. Den nächsten Brief aus den Dünen bekommen Sie Anfang des Monats, abmelden können Sie sich am Ende jedes Briefs.',
    },
    en: {
      title: 'Thank you, you’re in',
      slug: 'thank-you',
      intro: 'Your address is confirmed. The next letter will reach you at the beginning of the month.',
      content: doc(p('Until then, you could read [the blog](page-blog) or see [what’s available](page-search).')),
      seoTitle: 'Thank you for joining the newsletter | Marram',
      seoDescription:
        'Your address is confirmed. The next letter from the dunes comes at the beginning of the month, and you can unsubscribe in any of them.',
    },
  },
)

export const newsletterPages = [newsletter, confirm, thanks]
