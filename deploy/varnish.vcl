# Varnish (6.6 or later) as a cache in front of the shop, with CDN=varnish and CDN_PURGE_URL=http://127.0.0.1:6081/. Replace the
# backend and who may purge. TLS ends before it, or in it: whatever does that adds the visitor's address to X-Forwarded-For.
vcl 4.1;

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# The machines of the shop.
acl machines {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ machines || req.http.Surrogate-Key !~ "^[a-z0-9 ]+$") {
      return (synth(403));
    }
    if (std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)")) {
      return (synth(200, "Purged"));
    }
    return (synth(500, std.ban_error()));
  }
  # Visitors with a session or a chosen store have pages of their own, and so have those who opted out of tags.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Sec-GPC == "1"
      || req.http.Cookie ~ "_(auth|refresh|store)=") {
    return (pass);
  }
  # Other cookies don't change what may be cached; the shop reads them on pages that may not.
  return (hash);
}

sub vcl_backend_response {
  unset beresp.http.X-Request-Id;
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    # The shop says which pages are the same for everyone, how long, and what ends them.
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    # A page past its end is never shown, but the shop is asked whether it is still the same.
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
  }
  if (bereq.url ~ "^/(office/)?assets/" && beresp.status == 200 && beresp.http.Cache-Control ~ "max-age=[1-9]") {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Vary) {
    set resp.http.Vary = resp.http.X-Vary;
    unset resp.http.X-Vary;
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}
