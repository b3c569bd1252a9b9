/** A program that reads a page to show a preview of a link to it, or to index it. */
export type Crawler = { name: string; userAgent: string; range?: string };

/**
 * The crawlers of the messengers, networks and search engines that families use, as they introduce themselves. Signal
 * introduces itself as WhatsApp, and iMessage as several others.
 */
export const CRAWLERS: Crawler[] = [
  { name: 'WhatsApp', userAgent: 'WhatsApp/2.24.20.89 A' },
  {
    name: 'Facebook',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    range: 'bytes=0-524287',
  },
  { name: 'X', userAgent: 'Twitterbot/1.0' },
  {
    name: 'LinkedIn',
    userAgent:
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  },
  { name: 'Telegram', userAgent: 'TelegramBot (like TwitterBot)' },
  {
    name: 'Slack',
    userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    range: 'bytes=0-32768',
  },
  {
    name: 'Discord',
    userAgent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  },
  {
    name: 'iMessage',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  },
  { name: 'Signal', userAgent: 'WhatsApp/2' },
  {
    name: 'Google',
    userAgent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
];
