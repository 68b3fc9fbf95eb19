# The rules of cache-rules.json for Varnish, and so for CDNs that are made of it. Behind what ends TLS, in front of the storefronts:
#
#   varnishd -f /etc/varnish/dana.vcl -a 127.0.0.1:6081 -p http_gzip_support=off
#
# (without the last words it asks for gzip alone, which is larger than what the storefront has). TRUSTED_PROXIES of the storefronts
# names the addresses of both.
vcl 4.1;

backend storefront {
  .host = "127.0.0.1";
  .port = "8080"; # <- the storefront, PORT
  # Longer than the storefront waits for the API.
  .first_byte_timeout = 30s;
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Files of releases, and pictures: the same for all.
  if (req.url ~ "^/(assets|api/media)/") {
    return (hash);
  }
  # Pages, for visitors who get what all get.
  if (req.url ~ "^/(en|ar|page-data)([/?]|$)" && req.http.Cookie !~ "(preview|visitor|release_crashes|currency)=") {
    return (hash);
  }
  # Nothing else is kept.
  return (pass);
}
