import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPersonNameProblem, tidyPersonName } from './person-name.ts'

describe('real names', () => {
  test.each([
    'Karen',
    'Ö',
    'Müller-Lüdenscheidt',
    'O’Brien',
    "O'Brien",
    'O`Brien',
    "'t Hooft",
    'J.R.R. Tolkien',
    'J. R. R.',
    'A.Holm',
    'Dr. med. Anne-Sophie',
    'Freifrau von und zu Guttenberg',
    'Sørensen Åse',
    'Gal·la',
    'Nguyễn Thị Ánh',
    'Иван',
    'Ελένη',
    '李小龙',
    'محمد',
    'आरती',
    'ＫＡＲＥＮ',
    'Jose\u0301',
    // Danish, German, Dutch
    'Anne-Mette Kirstine Sofie',
    'Karl-Theodor Maria Nikolaus Johann',
    'von der Leyen',
    'Graf von und zu Egloffstein',
    'Prof. Dr. Dr. h. c. Schmidt-Rottluff',
    'Dipl.-Ing. Uwe',
    'van den Berg-van der Meulen',
    "in 't Veld",
    "van 't Hoff",
    // Polish, Czech, Icelandic, Finnish
    'Łukasz Wiśniewski-Żak',
    'Mgr. Božena',
    'Þórunn Ásgeirsdóttir',
    'Väinämöinen',
    // Spanish, Catalan, Portuguese, Italian, French
    'María de los Ángeles del Rosario',
    'García y Vega de la Torre',
    'Puig i Cadafalch',
    'Ana Maria da Conceição dos Santos',
    'd’Annunzio della Rovere',
    'Jean-Baptiste Marie-Antoine',
    'de La Rochefoucauld',
    // Arabic, Hebrew, Turkish, Persian
    'bin Rashid bin Saeed Al Maktoum',
    'Abd al-Rahman ibn Abi Bakr',
    'عبد الرحمن بن محمد آل سعود',
    'בן־גוריון'.replace('־', '-'),
    'Çağrı Öztürk',
    // Ukrainian, Greek, Georgian, Armenian
    'Нечуй-Левицький',
    "Мар'яна В’ячеславівна",
    'Παπαδοπούλου-Αλεξίου',
    'გიორგი',
    // Chinese, Japanese, Korean, Vietnamese, Thai, Indian
    '欧阳娜娜',
    '克里斯蒂安娜',
    '阿卜杜拉·买买提',
    'アレクサンドラ',
    '김철수',
    'Công Tằng Tôn Nữ',
    'ศรีสุวรรณวัฒนากร',
    'Venkata Naga Sai Kumar',
    "N'Golo Ng",
    'karen maria holm',
    'KAREN MARIA HOLM',
  ])('%s', (name) => expect(findPersonNameProblem(name)).toBeNull())

  test.each([
    'Pedro de Alcântara João Carlos Leopoldo de Bragança',
    'Dr. med. Anne-Sophie Freifrau von und zu Guttenberg-Holm',
    'Mohammed bin Rashid bin Saeed Al Maktoum',
  ])('%s, in one field', (name) => expect(findPersonNameProblem(name, 120)).toBeNull())
})

describe('a sentence is not a name', () => {
  const sentences = [
    'Sie haben gewonnen klicken Sie hier',
    'Sie Haben Gewonnen Klicken Sie Hier',
    'Sie-haben-gewonnen-klicken-Sie-hier',
    'SIE HABEN EIN AUTO GEWONNEN',
    'Ihr Konto wurde gesperrt bitte anrufen',
    'Bitte antworten Sie auf diese Mail',
    'You have won a prize',
    'Your account is locked call us',
    'Please reply to this mail now',
    'Du har vundet en sommerhusferie',
    'Klik her og bekræft dit kort',
    'Vous avez gagné un voyage gratuit',
    'Ha vinto un premio chiami subito',
    'Wygrałeś nagrodę kliknij tutaj teraz',
    'Вы выиграли приз позвоните нам',
    'لقد ربحت جائزة كبيرة اتصل بنا',
    '您已中奖请立即回复此邮件领取',
  ]
  test.each(sentences)('%s', (text) => {
    expect(findPersonNameProblem(text)).toBe('not-a-name')
  })
})

describe('invalid names', () => {
  test.each([
    ['', 'missing'],
    [' \u00a0 ', 'missing'],
    ['x'.repeat(61), 'too-long'],
    ['12', 'not-a-name'],
    ['K4ren', 'not-a-name'],
    ['Karen ١٢', 'not-a-name'],
    ['example.org', 'not-a-name'],
    ['T.CO', 'not-a-name'],
    ['Visit win.de', 'not-a-name'],
    ['https://example.org/', 'not-a-name'],
    ['www.example', 'not-a-name'],
    ['karen@example.org', 'not-a-name'],
    ['<b>Karen</b>', 'not-a-name'],
    ['{{name}}', 'not-a-name'],
    ['[Karen](x)', 'not-a-name'],
    ['Karen\u202e', 'not-a-name'],
    ['Ka\u200bren', 'not-a-name'],
    ['Karen 🎉', 'not-a-name'],
    ['€', 'not-a-name'],
    ['-', 'not-a-name'],
    ['...', 'not-a-name'],
    ['Karen, Hans', 'not-a-name'],
    [`K${'\u0301'.repeat(6)}`, 'not-a-name'],
    ['You have won a prize call now', 'not-a-name'],
  ])('%j is %s', (text, problem) => expect(findPersonNameProblem(text)).toBe(problem))
})

test('a field for the full name accepts a longer one', () => {
  const name = `${'Annemarie'.repeat(5)}-${'Karen'.repeat(3)} ${'Holm'.repeat(8)}`
  expect(findPersonNameProblem(name)).toBe('too-long')
  expect(findPersonNameProblem(name, 120)).toBeNull()
})

test('the spelling is normalised', () => {
  expect(tidyPersonName('  Jose\u0301   O’Brien\u2010Smith ')).toBe("José O'Brien-Smith")
})

const characters = [..."aBø李\u0301 '’.-·1١²<>@:/_$\u202e\u200b🎉"]

test('an accepted name never has a digit, link or markup, and checking it terminates', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 }), (text) => {
      if (findPersonNameProblem(text) !== null) return
      expect(tidyPersonName(text)).not.toMatch(/[\p{N}\p{C}<>{}[\]@:/\\_$€]|\p{L}{2}\.\p{L}/u)
    }),
  )
  expect(findPersonNameProblem(`${"a'".repeat(29)}!`)).toBe('not-a-name')
})
