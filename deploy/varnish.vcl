vcl 4.1;

# Varnish 7 in front of Perennial: keeps public answers until the site purges them (docs/operations/storage-mail-cdn.md, "A CDN in front").
#
#   varnishd -f deploy/varnish.vcl -a :80 -a purge=127.0.0.1:6082 -s malloc,1g
#   CDN_PURGE_URL=http://127.0.0.1:6082/{tag}   TRUSTED_PROXIES=1
#
# Anybody who can reach the second socket can purge: bind it to an address that visitors cannot reach.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (req.method != "POST" || req.url !~ "^/[A-Za-z0-9_-]{1,100}$") {
      return (synth(400, "Not a tag"));
    }
    ban("obj.http.Surrogate-Key ~ (^|[[:space:]])" + regsub(req.url, "^/", "") + "([[:space:]]|$)");
    return (synth(200, "Purged"));
  }
  # A request with one of these may get a personal or partial answer: it goes to the site and is not cached.
  if (req.http.Cookie || req.http.Authorization || req.http.RSC || req.http.Range) {
    return (pass);
  }
  # Answers list these in Vary, but a whole page does not depend on them: strangers could fill the cache with copies.
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Router-Prefetch;
  unset req.http.Next-Router-Segment-Prefetch;
  unset req.http.Next-Url;
  # Pictures vary only by whether AVIF is accepted (decision 0063).
  if (req.url ~ "^/media/") {
    if (req.http.Accept ~ "(?i)image/avif") {
      set req.http.Accept = "image/avif";
    } else {
      unset req.http.Accept;
    }
  }
  # Varnish's built-in vcl_recv follows: it looks up only GET and HEAD.
}

sub vcl_backend_response {
  # Never sends a stale copy, not even while the site is down: it may show something that has been hidden since.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (!beresp.http.Surrogate-Key || beresp.http.Set-Cookie
      || beresp.http.Surrogate-Control !~ "^max-age=[0-9]+$"
      || (beresp.status != 200 && beresp.status != 302 && beresp.status != 308)
      || std.integer(beresp.http.Content-Length, 0) > 10000000) {
    # The next request goes to the site at once, without waiting for this one.
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  if (obj.hits > 0) {
    # It is the id of the request that filled the cache.
    unset resp.http.X-Request-Id;
  }
}
