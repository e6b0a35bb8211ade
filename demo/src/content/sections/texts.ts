import { toEntries } from '../builders/entry.ts'
import { doc, p } from '../builders/rich-text.ts'
import { sectionColumns, sectionOutput, sectionStatement, sectionText } from '../builders/section-kinds.ts'

export const textSections = [
  sectionText(
    'text-sidebar-contact',
    {},
    {
      da: {
        title: 'Spørg et menneske',
        content: doc(p('Ring på +45 75 00 19 66, eller [skriv til os](page-contact). Vi kender husene.')),
      },
      de: {
        title: 'Fragen Sie uns persönlich',
        content: doc(p('Rufen Sie +45 75 00 19 66 an oder [schreiben Sie uns](page-contact). Wir kennen die Häuser.')),
      },
      en: {
        title: 'Ask a person',
        content: doc(p('Call +45 75 00 19 66 or [write to us](page-contact). We know the houses.')),
      },
    },
  ),
  sectionText(
    'text-sidebar-hours',
    {},
    {
      da: {
        title: 'Åbningstider',
        content: doc(
          p('Mandag til lørdag kl. 9-20. Søndag kl. 8-20 fra april til oktober. [Alle kontorer](page-offices)'),
        ),
      },
      de: {
        title: 'Öffnungszeiten',
        content: doc(
          p('Montag bis Samstag 9 bis 20 Uhr. Sonntag 8 bis 20 Uhr von April bis Oktober. [Alle Büros](page-offices)'),
        ),
      },
      en: {
        title: 'Opening hours',
        content: doc(
          p('Monday to Saturday 9 am to 8 pm. Sunday 8 am to 8 pm from April to October. [All offices](page-offices)'),
        ),
      },
    },
  ),
  sectionText(
    'text-sidebar-demo',
    {},
    {
      da: {
        title: 'Dette er en demonstration',
        content: doc(
          p(
            'Marram A/S findes ikke. Teksten viser, hvordan en side som denne kan se ud, og er ikke juridisk rådgivning. © {{output-year}}',
          ),
        ),
      },
      de: {
        title: 'Dies ist eine Vorführung',
        content: doc(
          p(
            'Die Marram A/S gibt es nicht. Der Text zeigt, wie eine solche Seite aussehen kann, und ist keine Rechtsberatung. © {{output-year}}',
          ),
        ),
      },
      en: {
        title: 'This is a demonstration',
        content: doc(
          p(
            'Marram A/S doesn’t exist. The text shows what a page like this might look like and isn’t legal advice. © {{output-year}}',
          ),
        ),
      },
    },
  ),
  sectionText(
    'text-promise-price',
    {},
    {
      da: {
        title: 'Hele prisen',
        content: doc(
          p('Obligatorisk rengøring og bookinggebyr er med i den første pris, du ser. Læs om [priser](page-prices).'),
        ),
      },
      de: {
        title: 'Der ganze Preis',
        content: doc(
          p(
            'Pflichtreinigung und Buchungsgebühr stecken schon im ersten Preis, den Sie sehen. Mehr zu [Preisen](page-prices).',
          ),
        ),
      },
      en: {
        title: 'The whole price',
        content: doc(
          p('Mandatory cleaning and the booking fee are in the first price you see. More on [prices](page-prices).'),
        ),
      },
    },
  ),
  sectionText(
    'text-promise-seen',
    {},
    {
      da: {
        title: 'Gået efter',
        content: doc(p('Vi går hvert hus igennem mindst én gang om året og skriver, hvad vi finder.')),
      },
      de: {
        title: 'Geprüft',
        content: doc(p('Jedes Haus gehen wir mindestens einmal im Jahr durch und schreiben auf, was wir finden.')),
      },
      en: {
        title: 'Checked',
        content: doc(p('We go through every house at least once a year and write down what we find.')),
      },
    },
  ),
  sectionText(
    'text-promise-near',
    {},
    {
      da: {
        title: 'I nærheden',
        content: doc(
          p(
            'Drypper hanen, er vi der som regel inden for et par timer. Læs {{output-popup-terms}}, hvis planen ændrer sig.',
          ),
        ),
      },
      de: {
        title: 'In der Nähe',
        content: doc(
          p(
            'Tropft der Hahn, sind wir meist binnen weniger Stunden da. Ändern sich Ihre Pläne, lesen Sie {{output-popup-terms}}.',
          ),
        ),
      },
      en: {
        title: 'Close by',
        content: doc(
          p(
            'If the tap drips, we’re usually there within a few hours. If your plans change, read {{output-popup-terms}}.',
          ),
        ),
      },
    },
  ),
  sectionColumns(
    'columns-three-promises',
    { columns: toEntries('text-promise-price', 'text-promise-seen', 'text-promise-near') },
    {
      da: { title: 'Det kan du regne med' },
      de: { title: 'Darauf können Sie zählen' },
      en: { title: 'What you can count on' },
    },
  ),
  sectionStatement(
    'statement-near',
    {},
    {
      da: {
        title: 'Hvorfor vi bliver her',
        text: doc(
          p('En nøgle kan ligge i en boks. Men nogen skal vide, hvilken dør der binder, når vinden er i vest.'),
        ),
      },
      de: {
        title: 'Warum wir hierbleiben',
        text: doc(
          p('Ein Schlüssel kann in einer Box liegen. Aber jemand muss wissen, welche Tür bei Westwind klemmt.'),
        ),
      },
      en: {
        title: 'Why we stay here',
        text: doc(p('A key can sit in a box by the door. But someone has to know which window sticks in a west wind.')),
      },
    },
  ),
  sectionOutput(
    'output-own-figures',
    { kind: 'Html' },
    {
      da: {
        title: 'Vores eget regnskab',
        html: '<table><thead><tr><th>År</th><th>Huse med varmepumpe</th><th>Kørte km pr. hus</th></tr></thead><tbody><tr><td>2024</td><td>51 %</td><td>212</td></tr><tr><td>2025</td><td>58 %</td><td>197</td></tr></tbody></table><p>Tallene er opdigtede, som resten af bureauet.</p>',
      },
      de: {
        title: 'Unsere eigene Bilanz',
        html: '<table><thead><tr><th>Jahr</th><th>Häuser mit Wärmepumpe</th><th>Gefahrene km pro Haus</th></tr></thead><tbody><tr><td>2024</td><td>51 %</td><td>212</td></tr><tr><td>2025</td><td>58 %</td><td>197</td></tr></tbody></table><p>Die Zahlen sind erfunden, wie die ganze Agentur.</p>',
      },
      en: {
        title: 'Our own figures',
        html: '<table><thead><tr><th>Year</th><th>Houses with a heat pump</th><th>Kilometres driven per house</th></tr></thead><tbody><tr><td>2024</td><td>51%</td><td>212</td></tr><tr><td>2025</td><td>58%</td><td>197</td></tr></tbody></table><p>The figures are invented, like the agency itself.</p>',
      },
    },
  ),
]
