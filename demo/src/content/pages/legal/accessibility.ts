import { toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, ul } from '../../builders/rich-text.ts'

export const accessibility = page(
  'page-accessibility',
  { layout: 'sidebar', template: 'standard', sidebar: toEntries('entrances-sidebar-legal') },
  {
    da: {
      title: 'Tilgængelighed',
      slug: 'tilgaengelighed',
      intro: 'Alle skal kunne bruge siden. Her står, hvor langt vi er, og hvordan du siger til, hvis noget driller.',
      content: doc(
        p(
          'Vi retter os efter tilgængelighedsloven og standarden EN 301 549, som bygger på WCAG 2.1 niveau AA. Så vidt vi ved, følger siden den, og vi tester automatisk ved hver ændring.',
        ),
        h2('Det virker'),
        ul(
          'Alt kan betjenes med tastatur.',
          'Billeder har alternativ tekst, felter har navne, og fejl bliver forklaret.',
          'I stedet for kortet kan du bruge en liste.',
          'Siden kan læses uden JavaScript.',
        ),
        h2('Kendte mangler'),
        ul(
          'Ejernes videoer har ikke altid undertekster.',
          'Plantegninger er billeder. Rum og senge står som tekst ved siden af.',
        ),
        h2('Sig til'),
        p(
          'Skriv til tilgaengelighed@marram.example eller [ring til os](page-contact). Vi svarer inden for fem hverdage. Er du ikke tilfreds, kan du klage til tilsynsmyndigheden.',
        ),
      ),
      seoTitle: 'Tilgængelighedserklæring | Marram',
      seoDescription:
        'Tilgængelighedserklæring for Marrams side: standard, hvad der virker, kendte mangler, og hvordan du melder en barriere eller klager.',
    },
    de: {
      title: 'Barrierefreiheit dieser Seite',
      slug: 'barrierefreiheit',
      intro: 'Alle sollen diese Seite nutzen können. Wie weit wir sind und wie Sie uns Hürden melden.',
      content: doc(
        p(
          'Maßgeblich sind das Barrierefreiheitsstärkungsgesetz und die Norm EN 301 549, die auf WCAG 2.1 Stufe AA aufbaut. Nach unserer Kenntnis erfüllt die Seite sie. Jede Änderung prüfen wir automatisch.',
        ),
        h2('Was funktioniert'),
        ul(
          'Alles lässt sich mit der Tastatur bedienen.',
          'Bilder haben Alternativtexte, Felder eine Beschriftung, Fehler eine Erklärung.',
          'Statt der Karte gibt es eine Liste.',
          'Lesen geht auch ohne JavaScript.',
        ),
        h2('Bekannte Mängel'),
        ul(
          'Videos von Eigentümern haben nicht immer Untertitel.',
          'Grundrisse sind Bilder. Räume und Betten stehen als Text daneben.',
        ),
        h2('Hürde melden'),
        p(
          'Schreiben Sie an barrierefrei@marram.example oder [rufen Sie an](page-contact). Wir antworten binnen fünf Werktagen. Hilft das nicht, können Sie sich an die Marktüberwachung der Länder wenden.',
        ),
      ),
      seoTitle: 'Erklärung zur Barrierefreiheit | Marram',
      seoDescription:
        'Erklärung zur Barrierefreiheit: welche Norm gilt, was funktioniert, welche Mängel bekannt sind und wie Sie eine Hürde melden können.',
    },
    en: {
      title: 'Accessibility of this site',
      slug: 'accessibility',
      intro:
        'Everyone should be able to use this site. Here’s how far we’ve got, and how to tell us when something gets in your way.',
      content: doc(
        p(
          'We follow the Danish accessibility act and the standard EN 301 549, which builds on WCAG 2.1 level AA. As far as we know the site meets it, and we test automatically with every change.',
        ),
        h2('What works'),
        ul(
          'Everything can be operated by keyboard.',
          'Pictures have alternative text, fields are labelled and errors are explained.',
          'There’s a list you can use instead of the map.',
          'You can read the site without JavaScript.',
        ),
        h2('Known gaps'),
        ul(
          'Owners’ videos don’t always have subtitles.',
          'Floor plans are pictures. Rooms and beds are given as text beside them.',
        ),
        h2('Tell us'),
        p(
          'Write to accessibility@marram.example or [call](page-contact). We reply within five working days. If that doesn’t help, you can complain to the Danish supervisory authority.',
        ),
      ),
      seoTitle: 'Accessibility statement | Marram',
      seoDescription:
        'Accessibility statement for the Marram site: which standard applies, what works, known gaps, and how to report a barrier or complain.',
    },
  },
)
