import { type Culture, entries, words } from './culture';

export const OTHER_CULTURES: readonly Culture[] = [
  {
    share: 7,
    given: words('محمد أحمد فاطمة علي عائشة حسن هدى يوسف زينب إبراهيم مريم خالد ليلى عمر سلمى نور'),
    family: words(
      'شعراوي الخطيب المصري حداد العلي منصور الحسيني درويش القاضي النجار الشامي سليمان',
    ),
    latin: {
      given:
        words(`Mohammed Ahmed Fatima Ali Aisha Hassan Huda Yusuf Zaynab Ibrahim Maryam Khaled Layla
        Omar Salma Nour`),
      family:
        words(`Shaarawi al-Khatib al-Masri Haddad al-Ali Mansour al-Husseini Darwish al-Qadi an-Najjar
        ash-Shami Suleiman`),
    },
    order: 'given-family',
    nationalities: entries('Egyptian; Egyptian; Syrian; Lebanese; Iraqi; Moroccan; Palestinian'),
    places: entries(
      'القاهرة، مصر; دمشق، سوريا; بيروت، لبنان; بغداد، العراق; Cairo, Egypt; Fès, Maroc',
    ),
    religions: entries('مسلم; Muslim; Muslim; Coptic; '),
  },
  {
    share: 6,
    given:
      words(`Иван Мария Анна Николай Александр Екатерина Михаил Ольга Сергей Татьяна Пётр Наталья
      Алексей Софья Григорий Людмила`),
    family:
      words(`Иванов Петров Смирнов Кузнецов Попов Соколов Лебедев Козлов Новиков Морозов Шевченко
      Коваленко Бондаренко Йовановић`),
    latin: {
      given:
        words(`Ivan Maria Anna Nikolai Alexander Ekaterina Mikhail Olga Sergei Tatiana Pyotr Natalia
        Alexei Sofya Grigory Lyudmila`),
      family:
        words(`Ivanov Petrov Smirnov Kuznetsov Popov Sokolov Lebedev Kozlov Novikov Morozov Shevchenko
        Kovalenko Bondarenko Jovanović`),
    },
    order: 'given-family',
    nationalities: entries('Russian; Russian; Russian; Ukrainian; Ukrainian; Serbian; Bulgarian'),
    places: entries(
      'Москва, Россия; Санкт-Петербург, Россия; Київ, Україна; Харків, Україна; Београд, Србија',
    ),
    religions: entries('Православие; Orthodox; ; '),
  },
  {
    share: 5,
    given: words('राम सीता मोहन कमला राजेश सुनीता विजय लक्ष्मी गोपाल सरोज अशोक मीरा प्रेम सावित्री'),
    family: words('शर्मा वर्मा गुप्ता सिंह यादव प्रसाद मिश्रा पटेल जोशी देसाई कुलकर्णी प्रेमचंद'),
    latin: {
      given: words(
        `Ram Sita Mohan Kamla Rajesh Sunita Vijay Lakshmi Gopal Saroj Ashok Meera Prem Savitri`,
      ),
      family: words(
        `Sharma Verma Gupta Singh Yadav Prasad Mishra Patel Joshi Desai Kulkarni Premchand`,
      ),
    },
    order: 'given-family',
    nationalities: entries('Indian; Indian; Indian; Nepalese'),
    places: entries('वाराणसी, भारत; दिल्ली, भारत; Mumbai, India; Pune, India; काठमाडौँ, नेपाल'),
    religions: entries('Hindu; हिन्दू; Hindu; Jain; '),
  },
  {
    // Two characters make a whole name.
    share: 5,
    given: [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚'],
    family: [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'],
    latin: {
      given: words(
        `Wei Fang Na Min Jing Li Qiang Lei Jun Yang Yong Yan Jie Juan Tao Ming Chao Xia Ping Gang`,
      ),
      family: words(
        `Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo`,
      ),
    },
    order: 'family-given',
    between: '',
    nationalities: entries('Chinese; Chinese; Chinese; Taiwanese; Singaporean'),
    places: entries('北京; 上海; 广州市; 成都市; 台北市; Singapore'),
    religions: entries('佛教; ; ; '),
  },
  {
    share: 3,
    given: words('庆龄 志明 淑芬 建国 美玲 俊杰 雅婷 文华 秀英 桂兰 玉兰 国强'),
    family: [...'宋王李张刘陈杨赵黄周吴', '欧阳', '司马'],
    order: 'family-given',
    between: '',
    nationalities: entries('Chinese; Taiwanese; Malaysian'),
    places: entries('南京市; 武汉市; 高雄市; 香港; Penang, Malaysia'),
    religions: entries('佛教; 道教; ; '),
  },
  {
    // Some names have only two syllables.
    share: 3,
    given: words('대중 순신 영희 철수 미자 정숙 영수 구 건 훈 은주 현우 지영 성호 옥순'),
    family: [...'김이박최정강조윤장임한오서신권황안송류홍'],
    latin: {
      given:
        words(`Dae-jung Sun-sin Young-hee Chul-soo Mi-ja Jeong-suk Young-soo Gu Geon Hoon Eun-ju
        Hyun-woo Ji-young Sung-ho Ok-soon`),
      family: words(
        `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong`,
      ),
    },
    order: 'family-given',
    between: '',
    nationalities: entries('South Korean; South Korean; American'),
    places: entries('서울, 대한민국; 부산, 대한민국; 광주, 대한민국'),
    religions: entries('불교; 개신교; '),
  },
  {
    share: 3,
    given: words('由紀夫 太郎 花子 幸子 一郎 節子 和子 清 茂 実 さくら ハナ'),
    family: words('三島 佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤 原'),
    order: 'family-given',
    between: '',
    nationalities: entries('Japanese'),
    places: entries('東京都; 大阪市; 京都市; 広島市'),
    religions: entries('神道; 仏教; '),
  },
  {
    share: 4,
    given:
      words(`Αλέξανδρος Ελένη Γιώργος Μαρία נעמי יוסף רחל משה თამარ გიორგი Արամ Անահիտ ሃይለ ወርቅነሽ
      สมชาย มาลี கமலா முருகன் রবীন্দ্র লীলা`),
    family: words(`Παπαδόπουλος Νικολάου כהן לוי שמר ბერიძე Պետրոսյան ተፈራ ศรีสุข ராமசாமி ঠাকুর সেন`),
    order: 'given-family',
    nationalities: entries(
      'Greek; Israeli; Georgian; Armenian; Ethiopian; Thai; Sri Lankan; Bangladeshi',
    ),
    places: entries('Αθήνα, Ελλάδα; תל אביב, ישראל; თბილისი; Երևան; አዲስ አበባ; กรุงเทพ; கொழும்பு; ঢাকা'),
    religions: entries('Orthodox; Jewish; Buddhist; Hindu; '),
  },
];
